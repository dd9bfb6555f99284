import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment, AppointmentDocument } from 'shared-contracts/schemas/appointment';
import { mostAsked, type AskedDocument } from 'shared-contracts/schemas/asked-document';
import { AppointmentDocuments } from 'shared-ui/domain/appointments/page/appointment-documents.tsx';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { unknown } from 'valibot';
import styles from './documents-ask.module.css';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));

interface AskDocumentsProps {
  readonly appointment: Appointment;
  readonly documents: readonly AppointmentDocument[];
  readonly asked: readonly AskedDocument[];
  readonly view: AppointmentView;
}

/** What the client is asked for, which of it came, and more until the appointment ends. */
export function AskDocuments({ appointment: { id, status, endsAt }, documents, asked, view }: AskDocumentsProps) {
  const { t } = useTranslation('remote-pro/appointment');
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { pathname } = useLocation();
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = `${pathname}#documents`;
  // What was typed opens the dialog again after a reload, unless it was dismissed.
  const [isAsking, setAsking] = useState(() => {
    const { names, isDismissed } = readDraft(draft);
    return typeof names === 'string' && names.trim() !== '' && isDismissed !== true;
  });
  const { mutate: withdraw } = useMutation({
    mutationFn: (askedId: string) => http.request('DELETE', `/base/asked_documents/delete/${askedId}`, unknown()),
    onSuccess: () => {
      toast.success(t('documents.withdrawn'));
      (opener.current ?? heading.current)?.focus();
    },
    onError: (error) => {
      if (!(error instanceof ProblemError)) throw error;
      // Withdrawn or sent meanwhile: the list says so.
      if (error.code === 'NOT_FOUND' || error.code === 'TRANSITION_NOT_ALLOWED') heading.current?.focus();
      else toast.error(errorText(error.code));
    },
    onSettled: () => refreshQueries(client, appointmentsKey),
  });
  const room = mostAsked - asked.length;
  const isFull = room === 0;
  const keepFocus = useEffectEvent(() => {
    if (opener.current === null && document.activeElement === document.body) heading.current?.focus();
  });
  // With the tenth, what opened the dialog goes.
  useEffect(() => (isFull ? undefined : () => keepFocus()), [isFull]);
  const isOpen = blockingStatuses.some((one) => one === status) && Date.parse(endsAt) > view.now;
  if (!isOpen && asked.length === 0) return null;
  return (
    <Card aria-labelledby="documents">
      <div className={styles.documents}>
        <h2 ref={heading} tabIndex={-1} id="documents">
          {t('documents.heading')}
        </h2>
        {asked.length === 0 ? (
          <p className={styles.note}>{t('documents.none')}</p>
        ) : (
          <ul className={styles.list} aria-labelledby="documents">
            {asked.map(({ id: askedId, name, documentId, isUnavailable }) => (
              <li key={askedId}>
                <span className={styles.name} lang="">
                  {name}
                </span>
                {documentId !== null ? (
                  <>
                    <AppointmentDocuments documents={documents.filter((one) => one.id === documentId)} view={view} />
                    <Badge tone="success">{t('documents.came')}</Badge>
                  </>
                ) : (
                  <>
                    <Badge tone={isUnavailable ? 'warning' : 'neutral'}>
                      {t(isUnavailable ? 'documents.lacking' : 'documents.missing')}
                    </Badge>
                    {isOpen ? (
                      <Button
                        variant="quiet"
                        size="dense"
                        aria-label={t('documents.withdrawOf', { name })}
                        onClick={() => withdraw(askedId)}
                      >
                        {t('documents.withdraw')}
                      </Button>
                    ) : null}
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {isOpen && isFull ? <p className={styles.note}>{t('documents.full', { most: mostAsked })}</p> : null}
        {isOpen && room > 0 ? (
          <div>
            <Button
              ref={opener}
              variant="secondary"
              size="dense"
              icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setAsking(true)}
            >
              {t('documents.ask')}
            </Button>
          </div>
        ) : null}
      </div>
      {isAsking && isOpen && room > 0 ? (
        <Suspense fallback={null}>
          <AskDialog
            appointmentId={id}
            room={room}
            onClose={() => setAsking(false)}
            onDismiss={() => {
              writeDraft(draft, { ...readDraft(draft), isDismissed: true });
              setAsking(false);
            }}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
