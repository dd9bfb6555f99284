import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import type { AppointmentDocument } from 'shared-contracts/schemas/appointment';
import type { AskedDocument } from 'shared-contracts/schemas/asked-document';
import { AppointmentDocuments } from 'shared-ui/domain/appointments/page/appointment-documents.tsx';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { acceptOf } from 'shared-ui/domain/files/accept-of.ts';
import { quotedNames } from 'shared-ui/domain/files/quoted-names.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { FileDrop } from 'shared-ui/primitives/file-drop/file-drop.tsx';
import { unknown } from 'valibot';
import styles from './send-documents.module.css';
import type { SentFile } from './use-documents-sending.ts';

interface AskedListProps {
  readonly asked: readonly AskedDocument[];
  readonly documents: readonly AppointmentDocument[];
  /** On their way for one of them. */
  readonly files: readonly SentFile[];
  readonly removalOf: ((document: AppointmentDocument) => ReactNode) | undefined;
  /** `onGone`: a button that was pressed leaves the page. */
  readonly sendingOf: (file: SentFile, onGone: () => void) => ReactNode;
  /** Until the appointment ends. */
  readonly onFile: ((file: File, askedId: string) => void) | undefined;
}

/** What the professional asks for: what came, and for the rest a file or that the client does not have it. */
export function AskedList({ asked, documents, files, removalOf, sendingOf, onFile }: AskedListProps) {
  const { t } = useTranslation('remote-user/documents');
  const { t: tAppointments } = useTranslation('remote-user/appointments');
  const { http, toast, locale } = usePlatform();
  const client = useQueryClient();
  const errorText = useErrorText();
  const heading = useId();
  const { mutate: answer } = useMutation({
    mutationFn: ({ id, isUnavailable }: AskedDocument) =>
      http.request('PUT', `/base/asked_documents/update/${id}`, unknown(), {
        body: { isUnavailable: !isUnavailable },
      }),
    onError: (error) => {
      if (!(error instanceof ProblemError)) throw error;
      // Withdrawn or sent meanwhile: the list says so.
      if (error.code !== 'NOT_FOUND' && error.code !== 'TRANSITION_NOT_ALLOWED') toast.error(errorText(error.code));
    },
    onSettled: () => refreshQueries(client, appointmentsKey),
  });
  return (
    <>
      <h3 id={heading}>{t('asked.title')}</h3>
      <ul className={styles.asked} aria-labelledby={heading}>
        {asked.map((one) => {
          const { id, name, documentId, isUnavailable } = one;
          const document = documents.find((sent) => sent.id === documentId);
          const file = files.find(({ askedId }) => askedId === id);
          const focusName = () => globalThis.document.getElementById(`${heading}${id}`)?.focus();
          const word = isUnavailable ? 'have' : 'lack';
          return (
            <li key={id}>
              <div className={styles.wanted}>
                <span id={`${heading}${id}`} tabIndex={-1} className={styles.name} lang="">
                  {name}
                </span>
                {documentId === null ? (
                  <Badge tone={isUnavailable ? 'warning' : 'neutral'}>
                    {t(isUnavailable ? 'asked.lacking' : 'asked.missing')}
                  </Badge>
                ) : (
                  <Badge tone="success">{t('asked.sent')}</Badge>
                )}
              </div>
              {document === undefined ? null : (
                <AppointmentDocuments documents={[document]} view={{ translate: tAppointments }} actionOf={removalOf} />
              )}
              {file === undefined ? null : sendingOf(file, focusName)}
              {documentId !== null || file !== undefined || onFile === undefined ? null : (
                <div className={styles.choice}>
                  <FileDrop
                    label={t('asked.send')}
                    subject={name}
                    accept={acceptOf('appointment')}
                    describedBy="documents-hint"
                    leftText={(others) => t('asked.left', { count: others.length, names: quotedNames(others, locale) })}
                    onFiles={([chosen]) => {
                      if (chosen === undefined) return;
                      onFile(chosen, id);
                      // The field makes room for the progress.
                      focusName();
                    }}
                  />
                  <Button
                    variant="quiet"
                    size="dense"
                    aria-label={t(`asked.${word}Of`, { name })}
                    onClick={() => answer(one)}
                  >
                    {t(`asked.${word}`)}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
