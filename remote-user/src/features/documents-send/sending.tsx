import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { kindOf } from 'shared-ui/domain/files/take-file.ts';
import { useFileRefusal } from 'shared-ui/domain/files/use-file-refusal.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import styles from './send-documents.module.css';
import { isRefused, type SentFile } from './use-documents-sending.ts';

interface SendingProps {
  readonly one: SentFile;
  readonly problemOf: (code: string) => string;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** A file on its way: waiting, sent so far, being checked, or why not. */
export function Sending({ one, problemOf, onRetry, onCancel }: SendingProps) {
  const { t, i18n } = useTranslation('remote-user/documents');
  const refusalOf = useFileRefusal('appointment');
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
