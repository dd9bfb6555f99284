import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChecklistLine } from 'shared-contracts/processes/registration-documents';
import type { Document } from 'shared-contracts/schemas/document';
import { acceptOf } from 'shared-ui/domain/files/accept-of.ts';
import type { Profession } from 'shared-contracts/schemas/vocabulary';
import { Badge, type BadgeTone } from 'shared-ui/primitives/badge/badge.tsx';
import { FileDrop } from 'shared-ui/primitives/file-drop/file-drop.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { DocumentAttempt } from './document-attempt.tsx';
import { DocumentState } from './document-state.tsx';
import styles from './documents.module.css';
import type { DocumentUpload } from './use-document-upload.ts';

interface DocumentItemProps {
  readonly line: ChecklistLine<Document>;
  readonly profession: Profession;
  readonly upload: DocumentUpload;
}

const tones = {
  missing: 'neutral',
  submitted: 'info',
  accepted: 'success',
  refused: 'danger',
  expired: 'warning',
} as const satisfies Record<ChecklistLine<Document>['state'], BadgeTone>;

/** One kind of document: description, state, and the pending file. */
export function DocumentItem({ line, profession, upload }: DocumentItemProps) {
  const { t } = useTranslation(['remote-public/documents', 'remote-public/document-kinds']);
  const input = useRef<HTMLInputElement>(null);
  const { kind, state } = line;
  const attempt = upload.attempts[kind];
  const name = t(kind, { ns: 'remote-public/document-kinds' });
  const isThere = state !== 'missing' || attempt !== undefined;
  const isOnItsWay = attempt !== undefined && attempt.step !== 'failed';
  const now = t(`state.${isOnItsWay ? 'sending' : state === 'missing' && !line.isNeeded ? 'optional' : state}`);
  /** Moves the focus, as the pressed button disappears. */
  const focusInput = () => input.current?.focus();
  const handleCancel = () => {
    upload.cancel(kind);
    focusInput();
  };
  const handleRetry = () => {
    upload.retry(kind);
    focusInput();
  };
  return (
    <li className={styles.item} aria-labelledby={`document-${kind}`} data-kind={kind}>
      <div className={styles.head}>
        <h3 id={`document-${kind}`}>{name}</h3>
        <Badge tone={isOnItsWay ? 'ink' : tones[state]}>{now}</Badge>
        <VisuallyHidden>
          <span role="status">{isThere && attempt?.step !== 'failed' ? t('announce', { name, state: now }) : ''}</span>
        </VisuallyHidden>
      </div>
      <p className={styles.note}>{t(`hint.${kind}`, { context: profession as Profession | undefined })}</p>
      <DocumentState line={line} name={name} onSettled={focusInput} />
      {attempt === undefined ? null : (
        <DocumentAttempt attempt={attempt} name={name} onCancel={handleCancel} onRetry={handleRetry} />
      )}
      <FileDrop
        ref={input}
        label={t(isThere ? 'replace' : 'choose')}
        subject={name}
        hint={t('dropHint')}
        accept={acceptOf('document')}
        describedBy={attempt?.step === 'failed' ? `fault-${attempt.key}` : undefined}
        onFiles={(files) => upload.choose(kind, files)}
      />
    </li>
  );
}
