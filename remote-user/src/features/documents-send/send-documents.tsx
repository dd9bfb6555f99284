import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import { mostDocuments, type Appointment, type AppointmentDocument } from 'shared-contracts/schemas/appointment';
import type { AskedDocument } from 'shared-contracts/schemas/asked-document';
import { acceptOf } from 'shared-ui/domain/files/accept-of.ts';
import { AppointmentDocuments } from 'shared-ui/domain/appointments/page/appointment-documents.tsx';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { useLeaveWarning } from 'shared-ui/domain/files/use-leave-warning.ts';
import { usePreventFileDrop } from 'shared-ui/domain/files/use-prevent-file-drop.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { ConfirmDialog } from 'shared-ui/primitives/dialog/confirm-dialog.tsx';
import { FileDrop } from 'shared-ui/primitives/file-drop/file-drop.tsx';
import { unknown } from 'valibot';
import { AskedList } from './asked-list.tsx';
import styles from './send-documents.module.css';
import { Sending } from './sending.tsx';
import { isRefused, useDocumentsSending, type SentFile } from './use-documents-sending.ts';
import { quotedNames } from 'shared-ui/domain/files/quoted-names.ts';

interface SendDocumentsProps {
  readonly appointment: Appointment;
  readonly documents: readonly AppointmentDocument[];
  /** What the professional asks for. */
  readonly asked: readonly AskedDocument[];
}

/** The documents of an appointment; until it ends the client sends what is asked for, adds more and takes them back. */
export function SendDocuments({ appointment: { id, status, endsAt }, documents, asked }: SendDocumentsProps) {
  const { t } = useTranslation('remote-user/documents');
  const { t: tAppointments } = useTranslation('remote-user/appointments');
  const { http, toast, locale } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const now = useNow();
  const { files, send, retry, cancel } = useDocumentsSending(id);
  const [leaving, setLeaving] = useState<AppointmentDocument>();
  const [problem, setProblem] = useState<string>();
  /** Files that there was no room for. */
  const [left, setLeft] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = blockingStatuses.some((one) => one === status) && Date.parse(endsAt) > now;
  const isAwaited = ({ askedId }: SentFile) => asked.some((one) => one.id === askedId && one.documentId === null);
  const others = documents.filter((one) => asked.every(({ documentId }) => documentId !== one.id));
  const otherFiles = files.filter((one) => !isAwaited(one));
  useLeaveWarning(files.some((one) => !isRefused(one)));
  usePreventFileDrop();
  const room = mostDocuments - others.length - otherFiles.filter((one) => !isRefused(one)).length;
  const problemOf = (code: string) =>
    code === 'FILE_TYPE_INVALID' ||
    code === 'REQUIRED' ||
    code === 'TRANSITION_NOT_ALLOWED' ||
    code === 'NO_LONGER_ASKED'
      ? t(`problem.${code}`)
      : code === 'LIMIT_EXCEEDED'
        ? t('full', { count: mostDocuments })
        : errorText(code);
  const remove = async () => {
    if (leaving === undefined) return;
    try {
      await http.request('DELETE', `/base/appointment_documents/delete/${leaving.id}`, unknown());
    } catch (error) {
      const code = error instanceof ProblemError ? error.code : 'INTERNAL';
      // Removed on another device: that is what was asked for.
      if (code !== 'NOT_FOUND') return setProblem(problemOf(code));
    }
    toast.success(t('removed'));
    setLeaving(undefined);
    await refreshQueries(client, appointmentsKey);
    input.current?.focus();
  };
  const removalOf = isOpen
    ? (one: AppointmentDocument) => (
        <Button
          variant="quiet"
          size="dense"
          aria-label={t('removeOf', { name: one.name })}
          onClick={() => {
            setProblem(undefined);
            setLeaving(one);
          }}
        >
          {t('remove')}
        </Button>
      )
    : undefined;
  const sendingOf = (one: SentFile, onGone = () => input.current?.focus()) => (
    <Sending
      one={one}
      problemOf={problemOf}
      onRetry={() => {
        retry(one);
        onGone();
      }}
      onCancel={() => {
        cancel(one);
        onGone();
      }}
    />
  );
  if (!isOpen && documents.length === 0 && files.length === 0 && asked.length === 0) return null;
  return (
    <Card aria-labelledby="documents">
      <div className={styles.documents}>
        <h2 id="documents">{t('title')}</h2>
        {asked.length === 0 ? null : (
          <AskedList
            asked={asked}
            documents={documents}
            files={files.filter(isAwaited)}
            removalOf={removalOf}
            sendingOf={sendingOf}
            onFile={isOpen ? (file, askedId) => send([file], askedId) : undefined}
          />
        )}
        {others.length > 0 ? (
          <AppointmentDocuments documents={others} view={{ translate: tAppointments }} actionOf={removalOf} />
        ) : asked.length === 0 ? (
          <p className={styles.note}>{t('none')}</p>
        ) : null}
        {otherFiles.length === 0 ? null : (
          <ul className={styles.list}>
            {otherFiles.map((one) => (
              <li key={one.key}>{sendingOf(one)}</li>
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
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        tone="danger"
        title={t('confirm.title')}
        confirmLabel={t('confirm.submit')}
        cancelLabel={t('confirm.cancel')}
        error={problem}
        onConfirm={remove}
      >
        {t('confirm.text', { name: leaving?.name ?? '' })}
      </ConfirmDialog>
    </Card>
  );
}
