import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { mostConsultations } from 'shared-contracts/schemas/consultation';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { EditCard } from 'shared-ui/primitives/edit-card/edit-card.tsx';
import { changeConsultation, deleteConsultation, type Consultation } from '../../data/practice/consultations.ts';
import { practiceQueries, refreshPractice } from '../../data/practice/practice-queries.ts';
import { profileDraft } from '../../model/profile-draft.ts';
import { ConsultationEditor } from './consultation-editor.tsx';
import { ConsultationItem } from './consultation-item.tsx';
import styles from './edit-consultations.module.css';

/** Which form is open; kept with its draft, so that a reload opens it again. */
const openKey = profileDraft('consultation');
const readOpen = (): string | undefined => {
  const { id } = readDraft(openKey);
  return typeof id === 'string' ? id : undefined;
};

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** What can be booked: add, change, order, switch on and off, delete. */
export function EditConsultations({ professional }: { readonly professional: OwnProfessional }) {
  const { t } = useTranslation('remote-pro/consultations');
  const { http, toast, locale } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data: consultations } = useSuspenseQuery(practiceQueries(http).consultations());
  /** The id of the one that is edited, or `new`. */
  const [open, setOpen] = useState(readOpen);
  /** The one whose form was closed last: the button that opened it gets the focus back. */
  const [closed, setClosed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState<Consultation>();

  const handleOpen = (id: string | undefined) => {
    setClosed(id === undefined ? open : undefined);
    setOpen(id);
    if (id === undefined) clearDraft(openKey);
    else writeDraft(openKey, { id });
  };
  const write = async (work: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    try {
      await work();
      if (done !== undefined) toast.success(done);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      toast.error(errorText(error.code));
    } finally {
      await refreshPractice(client);
      setBusy(false);
    }
  };
  const nameOf = (one: Consultation) => consultationName(one, locale);
  const handleMove = (index: number, by: -1 | 1) => {
    const order = [...consultations];
    const [moved] = order.splice(index, 1);
    if (!moved) return;
    order.splice(index + by, 0, moved);
    void write(
      async () => {
        for (const [position, one] of order.entries())
          if (one.position !== position) await changeConsultation(http, one.id, { position });
      },
      t('moved', { name: nameOf(moved), place: index + by + 1 }),
    );
  };
  const isActiveLeft = consultations.some(({ active }) => active);
  const isLastActive = (one: Consultation | undefined) =>
    one?.active === true && consultations.filter(({ active }) => active).length === 1;
  const editor = (consultation: Consultation | undefined) => (
    <ConsultationEditor
      professional={professional}
      consultation={consultation}
      offered={consultations}
      onClose={() => handleOpen(undefined)}
    />
  );
  return (
    <EditCard id="consultations" title={t('title')}>
      {isActiveLeft ? null : <Notice tone="warning">{t('noneActive')}</Notice>}
      {consultations.length === 0 ? null : (
        <ol className={styles.list} aria-labelledby="consultations-heading">
          {consultations.map((consultation, index) => (
            <li key={consultation.id} className={styles.item}>
              {open === consultation.id ? (
                editor(consultation)
              ) : (
                <ConsultationItem
                  consultation={consultation}
                  isFirst={index === 0}
                  isLast={index === consultations.length - 1}
                  isBusy={isBusy}
                  editRef={closed === consultation.id ? focus : undefined}
                  onMove={(by) => handleMove(index, by)}
                  onToggle={(active) => void write(() => changeConsultation(http, consultation.id, { active }))}
                  onEdit={() => handleOpen(consultation.id)}
                  onDelete={() => setDeleted(consultation)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {open === 'new' ? (
        <div className={styles.new}>{editor(undefined)}</div>
      ) : consultations.length < mostConsultations ? (
        <div>
          <Button
            ref={closed === 'new' ? focus : undefined}
            variant="secondary"
            icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => handleOpen('new')}
          >
            {t('add')}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{t('full', { count: mostConsultations })}</p>
      )}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        onClose={() => setDeleted(undefined)}
        title={t('delete.title', { name: deleted && nameOf(deleted) })}
        confirmLabel={t('delete.confirm')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={async () => {
          if (deleted) await write(() => deleteConsultation(http, deleted.id), t('delete.done'));
          setDeleted(undefined);
        }}
      >
        {t(isLastActive(deleted) ? 'delete.last' : 'delete.text')}
      </ConfirmDialog>
    </EditCard>
  );
}
