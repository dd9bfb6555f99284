import { FileText, Paperclip, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { acceptOf } from 'shared-ui/domain/files/accept-of.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { focusIfLost } from '../../../forms/focus-if-lost.ts';
import type { PendingFile } from '../../../forms/use-pending-documents.ts';
import styles from './request-documents.module.css';
import type { Booking } from '../use-booking.ts';
import { isRefused, type useRequestDocuments } from './use-request-documents.ts';
import { useFileRefusal } from 'shared-ui/domain/files/use-file-refusal.ts';
import { quotedNames } from 'shared-ui/domain/files/quoted-names.ts';
import { kindOf } from 'shared-ui/domain/files/take-file.ts';

interface RequestDocumentsProps {
  readonly documents: Booking['documents'];
  readonly files: ReturnType<typeof useRequestDocuments>;
  /** Whether they are sent at once, or once somebody has signed in. */
  readonly isOwned: boolean;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Documents that the professional should see before the appointment; nobody has to send any. */
export function RequestDocuments({ documents, files, isOwned }: RequestDocumentsProps) {
  const { t } = useTranslation(['remote-public/booking', 'remote-public/common']);
  const errorText = useErrorText();
  const { locale } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** What comes back takes the focus; where nothing does, the button that adds does. */
  const removal = (name: string, onRemove: () => void, isFinal = false) => (
    <Button
      variant="quiet"
      size="dense"
      aria-label={t('documents.removeOf', { name })}
      icon={<Trash2 {...icon} />}
      onClick={() => {
        onRemove();
        if (isFinal) opener.current?.focus();
      }}
    >
      {t('documents.remove')}
    </Button>
  );
  const refusalOf = useFileRefusal('appointment');
  const problemOf = (code: string, file: File) => {
    if (code === 'FILE_TYPE_INVALID') return refusalOf(kindOf(file), t('documents.FILE_TYPE_INVALID'));
    return code === 'REQUIRED' ? t('documents.REQUIRED') : errorText(code);
  };
  const state = ({ file, file: { name }, code, progress }: PendingFile) =>
    code === null && !isOwned ? (
      <p className={styles.note}>{t('documents.waiting')}</p>
    ) : code === null ? (
      <progress max={1} value={progress > 0 ? progress : undefined} aria-label={t('documents.sendingOf', { name })} />
    ) : (
      <p className={styles.problem} role="alert">
        <VisuallyHidden>{`${name}, `}</VisuallyHidden>
        <span>{problemOf(code, file)}</span>
      </p>
    );
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h3 id="documents">{t('documents.title')}</h3>
      <p className={styles.note} id="documents-hint">
        <span>{t('documents.hint')}</span>
        {isOwned ? null : <span>{` ${t('documents.later')}`}</span>}
      </p>
      <ul className={styles.list} aria-labelledby="documents">
        {documents.map((paper) => (
          <li key={paper.uploadId} className={styles.file}>
            <FileText {...icon} />
            <span translate="no" className={styles.name}>
              {paper.name}
            </span>
            {removal(paper.name, () => files.remove(paper))}
          </li>
        ))}
        {files.pending.map((one) => (
          <li key={one.key} className={styles.file}>
            <FileText {...icon} />
            <div className={styles.name}>
              <span translate="no">{one.file.name}</span>
              {state(one)}
            </div>
            {one.code === null || isRefused(one) ? null : (
              <Button variant="secondary" size="dense" onClick={() => files.retry(one)}>
                {t('retry', { ns: 'remote-public/common' })}
              </Button>
            )}
            {removal(one.file.name, () => files.cancel(one), isRefused(one))}
          </li>
        ))}
      </ul>
      {files.removed === null ? null : (
        <Notice
          key={files.removed.key}
          live="polite"
          action={
            <Button
              variant="secondary"
              size="dense"
              ref={focusIfLost}
              onClick={() => {
                files.restore();
                opener.current?.focus();
              }}
            >
              {t('documents.undo')}
            </Button>
          }
        >
          {t('documents.removed', { name: files.removed.name })}
        </Notice>
      )}
      <VisuallyHidden>
        <span role="status">
          {documents.length === 0
            ? null
            : t('documents.attached', {
                count: documents.length,
                names: new Intl.ListFormat(locale).format(documents.map(({ name }) => name)),
              })}
        </span>
      </VisuallyHidden>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={acceptOf('appointment')}
        aria-label={t('documents.add')}
        onChange={({ currentTarget }) => {
          files.add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {files.left.length === 0 ? null : (
        <p className={styles.problem} id="documents-left" role="alert">
          {t('documents.left', { count: files.left.length, names: quotedNames(files.left, locale) })}
        </p>
      )}
      <div>
        <Button
          ref={opener}
          variant="secondary"
          aria-describedby={files.left.length === 0 ? 'documents-hint' : 'documents-left documents-hint'}
          aria-disabled={files.isFull || undefined}
          icon={<Paperclip {...icon} />}
          onClick={() => {
            if (!files.isFull) input.current?.click();
          }}
        >
          {t(files.isFull ? 'documents.full' : 'documents.add')}
        </Button>
      </div>
    </section>
  );
}
