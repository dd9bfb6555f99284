import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { signInPath } from 'shared-contracts/remote/return-path';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { fileSize } from 'shared-contracts/formats/file/file-size';
import { isRecoverable, type Attempt } from './attempts.ts';
import styles from './documents.module.css';
import { FileRefusal } from './file-refusal.tsx';

interface DocumentAttemptProps {
  readonly attempt: Attempt;
  /** Name of the document. */
  readonly name: string;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A chosen file with its upload progress or error. */
export function DocumentAttempt({ attempt, name, onCancel, onRetry }: DocumentAttemptProps) {
  const { t, i18n } = useTranslation('remote-public/documents');
  const { locale } = usePlatform();
  const { search } = useLocation();
  const { file, step, fraction, fault, key } = attempt;
  const said = { file: file.name, size: fileSize(file.size, locale) };
  if (step === 'failed' && fault !== null)
    return (
      <FileRefusal
        id={`fault-${key}`}
        file={file}
        fault={fault}
        before={<VisuallyHidden>{`${name}, `}</VisuallyHidden>}
      >
        {fault === 'UNAUTHENTICATED' ? (
          <Link to={signInPath('professional', href('/inscription-2') + search)}>{t('signIn')}</Link>
        ) : null}
        {isRecoverable(attempt) ? <Button onClick={onRetry}>{t('retry')}</Button> : null}
        <Button variant="quiet" onClick={onCancel}>
          {t('discard')}
        </Button>
      </FileRefusal>
    );
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(fraction);
  const state = step === 'waiting' ? t('waiting') : fraction < 1 ? t('sending', { percent }) : t('checking');
  return (
    <div className={styles.attempt}>
      <p className={styles.file}>
        <span>{t('file', said)}</span> <span className={styles.note}>{state}</span>
      </p>
      <div className={styles.tasks}>
        <progress
          className={styles.progress}
          value={fraction}
          max={1}
          aria-label={t('progress', { file: file.name })}
        />
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
