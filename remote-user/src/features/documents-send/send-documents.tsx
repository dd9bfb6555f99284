import { FileText } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import { mostDocuments, type Appointment, type AppointmentDocument } from 'shared-contracts/schemas/appointment';
import { acceptOf } from 'shared-ui/domain/files/accept-of.ts';
import { AppointmentDocuments } from 'shared-ui/domain/appointments/appointment-documents.tsx';
import { appointmentsKey } from 'shared-ui/domain/appointments/appointment-queries.ts';
import { useNow } from 'shared-ui/domain/appointments/use-now.ts';
import { useLeaveWarning } from 'shared-ui/domain/files/use-leave-warning.ts';
import { usePreventFileDrop } from 'shared-ui/domain/files/use-prevent-file-drop.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { FileDrop } from 'shared-ui/primitives/file-drop/file-drop.tsx';
import { unknown } from 'valibot';
import styles from './send-documents.module.css';
import { isRefused, useDocumentsSending, type SentFile } from './use-documents-sending.ts';
import { useFileRefusal } from 'shared-ui/domain/files/use-file-refusal.ts';
import { quotedNames } from 'shared-ui/domain/files/quoted-names.ts';
import { kindOf } from 'shared-ui/domain/files/take-file.ts';

interface SendDocumentsProps {
  readonly appointment: Appointment;
  readonly documents: readonly AppointmentDocument[];
}

/** The documents of an appointment; until it ends the client adds more and takes them back. */
export function SendDocuments({ appointment: { id, status, endsAt }, documents }: SendDocumentsProps) {
  const { t } = useTranslation('remote-user/documents');
  const { t: tAppointments } = useTranslation('remote-user/appointments');
  const { http, toast, locale } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const now = useNow();
  const { files, send, retry, cancel } = useDocumentsSending(id);
  const [asked, setAsked] = useState<AppointmentDocument>();
  const [problem, setProblem] = useState<string>();
  /** Files that there was no room for. */
  const [left, setLeft] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = blockingStatuses.some((one) => one === status) && Date.parse(endsAt) > now;
  const awaited = files.filter((one) => !isRefused(one));
  useLeaveWarning(awaited.length > 0);
  usePreventFileDrop();
  const room = mostDocuments - documents.length - awaited.length;
  const problemOf = (code: string) =>
    code === 'FILE_TYPE_INVALID' || code === 'REQUIRED' || code === 'TRANSITION_NOT_ALLOWED'
      ? t(`problem.${code}`)
      : code === 'LIMIT_EXCEEDED'
        ? t('full', { count: mostDocuments })
        : errorText(code);
  const remove = async () => {
    if (asked === undefined) return;
    try {
      await http.request('DELETE', `/base/appointment_documents/delete/${asked.id}`, unknown());
    } catch (error) {
      const code = error instanceof ProblemError ? error.code : 'INTERNAL';
      // Removed on another device: that is what was asked for.
      if (code !== 'NOT_FOUND') return setProblem(problemOf(code));
    }
    toast.success(t('removed'));
    setAsked(undefined);
    await refreshQueries(client, appointmentsKey);
    input.current?.focus();
  };
  if (!isOpen && documents.length === 0 && files.length === 0) return null;
  return (
    <Card aria-labelledby="documents">
      <div className={styles.documents}>
        <h2 id="documents">{t('title')}</h2>
        {documents.length === 0 ? (
          <p className={styles.note}>{t('none')}</p>
        ) : (
          <AppointmentDocuments
            documents={documents}
            view={{ translate: tAppointments }}
            actionOf={
              isOpen
                ? (one) => (
                    <Button
                      variant="quiet"
                      size="dense"
                      aria-label={t('removeOf', { name: one.name })}
                      onClick={() => {
                        setProblem(undefined);
                        setAsked(one);
                      }}
                    >
                      {t('remove')}
                    </Button>
                  )
                : undefined
            }
          />
        )}
        {files.length === 0 ? null : (
          <ul className={styles.list}>
            {files.map((one) => (
              <li key={one.key}>
                <Sending one={one} problemOf={problemOf} onRetry={() => retry(one)} onCancel={() => cancel(one)} />
              </li>
            ))}
          </ul>
        )}
        {isOpen && left.length > 0 ? (
          <p className={styles.problem} id="documents-left" role="alert">
            {t('left', { count: left.length, names: quotedNames(left, locale), most: mostDocuments })}
          </p>
        ) : null}
        {isOpen && room > 0 ? (
          <FileDrop
            ref={input}
            multiple
            label={t('add')}
            hint={t('drop')}
            accept={acceptOf('appointment')}
            describedBy={left.length === 0 ? 'documents-hint' : 'documents-left documents-hint'}
            onFiles={(chosen) => {
              setLeft(chosen.slice(room));
              send(chosen.slice(0, room));
            }}
          />
        ) : null}
        {isOpen ? (
          <p className={styles.note} id="documents-hint">
            {room > 0 ? t('hint') : t('full', { count: mostDocuments })}
          </p>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        tone="danger"
        title={t('confirm.title')}
        confirmLabel={t('confirm.submit')}
        cancelLabel={t('confirm.cancel')}
        error={problem}
        onConfirm={remove}
      >
        {t('confirm.text', { name: asked?.name ?? '' })}
      </ConfirmDialog>
    </Card>
  );
}

interface SendingProps {
  readonly one: SentFile;
  readonly problemOf: (code: string) => string;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** A file on its way: waiting, sent so far, being checked, or why not. */
function Sending({ one, problemOf, onRetry, onCancel }: SendingProps) {
  const { t, i18n } = useTranslation('remote-user/documents');
  const refusalOf = useFileRefusal();
  const { file, progress, code } = one;
  const { name } = file;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(progress ?? 0);
  const state = progress === undefined ? t('waiting') : progress < 1 ? t('sending', { percent }) : t('checking');
  return (
    <div className={styles.file}>
      <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.state}>
        <span translate="no" className={styles.name}>
          {name}
        </span>
        {code === null ? (
          <>
            <span className={styles.note}>{state}</span>
            <progress value={progress ?? 0} max={1} aria-label={t('progress', { name })} />
          </>
        ) : (
          <span className={styles.problem} role="alert">
            {code === 'FILE_TYPE_INVALID' ? refusalOf(kindOf(file), problemOf(code)) : problemOf(code)}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {code === null || isRefused(one) ? null : (
          <Button variant="secondary" size="dense" aria-label={t('retryOf', { name })} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="dense"
          aria-label={t(code === null ? 'cancelOf' : 'dismissOf', { name })}
          onClick={onCancel}
        >
          {t(code === null ? 'cancel' : 'dismiss')}
        </Button>
      </div>
    </div>
  );
}
