import { CircleAlert, FileText, RotateCcw, X } from 'lucide-react';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { fileSize } from 'shared-contracts/formats/file/file-size';
import { IconButton } from '../../../primitives/button/icon-button.tsx';
import type { MessagesView } from '../messages-view.ts';
import styles from './composer.module.css';
import { isRetryable, type PendingFile } from './pending-files.ts';
import { useFileRefusal } from '../../files/use-file-refusal.ts';
import { kindOf } from '../../files/take-file.ts';

interface FileChipProps {
  readonly pending: PendingFile;
  readonly view: MessagesView;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A chosen file with its progress, or why it was refused. */
export function FileChip({ pending, view: { translate, reader }, onRetry, onRemove }: FileChipProps) {
  const errorText = useErrorText();
  const refusalOf = useFileRefusal('message');
  const { file, step, fraction, fault } = pending;
  const percent = new Intl.NumberFormat(reader.locale, { style: 'percent' }).format(fraction);
  const state =
    step === 'ready'
      ? translate('file.checked')
      : step === 'waiting'
        ? translate('file.waiting')
        : fraction < 1
          ? translate('file.sending', { percent })
          : translate('file.checking');
  return (
    <li className={styles.chip} data-failed={fault !== null || undefined}>
      {fault === null ? <FileText {...icon} /> : <CircleAlert {...icon} />}
      <span className={styles.chipWords}>
        <span translate="no" className={styles.chipName}>
          {file.name}
        </span>
        {fault === null ? (
          <span className={styles.chipState}>{`${fileSize(file.size, reader.locale)} · ${state}`}</span>
        ) : (
          <span className={styles.chipFault} role="alert">
            {fault === 'REQUIRED'
              ? translate('file.empty')
              : fault === 'FILE_TYPE_INVALID'
                ? refusalOf(kindOf(file), translate('file.type'))
                : errorText(fault)}
          </span>
        )}
        {step === 'sending' ? (
          <progress
            className={styles.progress}
            value={fraction}
            max={1}
            aria-label={translate('file.progress', { name: file.name })}
          />
        ) : null}
      </span>
      {isRetryable(pending) ? (
        <IconButton size="dense" label={translate('retry')} icon={<RotateCcw {...icon} />} onClick={onRetry} />
      ) : null}
      <IconButton
        size="dense"
        label={translate('file.remove', { name: file.name })}
        icon={<X {...icon} />}
        onClick={onRemove}
      />
    </li>
  );
}
