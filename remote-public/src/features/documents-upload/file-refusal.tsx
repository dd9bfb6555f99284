import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { fileSize } from 'shared-contracts/formats/file/file-size';
import type { FileFault } from './attempts.ts';
import styles from './documents.module.css';
import { useFileRefusal } from 'shared-ui/domain/files/use-file-refusal.ts';
import { kindOf } from 'shared-ui/domain/files/take-file.ts';

interface FileRefusalProps {
  readonly id: string;
  readonly file: File;
  readonly fault: FileFault;
  /** Shown before the name of the file. */
  readonly before?: ReactNode;
  /** Possible actions. */
  readonly children: ReactNode;
}

const ours = [
  'ONE_FILE',
  'FILE_EMPTY',
  'FILE_TYPE_INVALID',
  'DOCUMENT_TOO_LARGE',
  'UNAVAILABLE',
  'OFFLINE',
  'UNAUTHENTICATED',
] as const satisfies readonly FileFault[];

const isOurs = (fault: FileFault): fault is (typeof ours)[number] => ours.some((one) => one === fault);

/** Why a file failed to upload or cannot be uploaded. */
export function FileRefusal({ id, file, fault, before, children }: FileRefusalProps) {
  const { t } = useTranslation('remote-public/documents');
  const errorText = useErrorText();
  const { locale } = usePlatform();
  const refusalOf = useFileRefusal('document');
  const said = { file: file.name, size: fileSize(file.size, locale) };
  const text = isOurs(fault) ? t(`fault.${fault}`, said) : errorText(fault);
  const kind = kindOf(file);
  const reason = fault === 'FILE_TYPE_INVALID' ? refusalOf(kind, kind === 'pdf' ? t('fault.PDF') : text) : text;
  return (
    <div className={styles.failed}>
      <p id={id} role="alert" className={styles.fault}>
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {before}
          <strong translate="no" className={styles.name}>
            {file.name}
          </strong>
          <span>{reason}</span>
        </span>
      </p>
      <div className={styles.tasks}>{children}</div>
    </div>
  );
}
