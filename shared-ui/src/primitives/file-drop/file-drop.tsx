import { useState, type ChangeEvent, type DragEvent, type ReactNode, type Ref } from 'react';
import { Upload } from 'lucide-react';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** Label of the button: "Choisir un fichier". */
  readonly label: ReactNode;
  /** Hidden suffix that distinguishes several on a page: what the file is. */
  readonly subject?: string | undefined;
  /** Text about dragging files; only shown on devices with a pointer. */
  readonly hint?: ReactNode;
  /** As `accept` of a native file input: filters the file picker, without validation. */
  readonly accept: string;
  readonly multiple?: boolean | undefined;
  /** Id of the error or description of the file. */
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  /** Given where one file is taken: says which of those that were dropped together are not. */
  readonly leftText?: ((others: readonly File[]) => string) | undefined;
  /** One or more files; several may be dropped even where one is expected. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** A native file input that is also a drop zone. */
export function FileDrop({
  label,
  subject,
  hint,
  accept,
  multiple,
  describedBy,
  ref,
  leftText,
  onFiles,
}: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const [left, setLeft] = useState<readonly File[]>([]);
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    setLeft(leftText === undefined ? [] : files.slice(1));
    onFiles(leftText === undefined ? files : files.slice(0, 1));
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Choosing the same file again fires too.
    currentTarget.value = '';
    take(files);
  };
  const handleOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    take(files);
  };
  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={handleOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <label className={classNames(buttonStyles.button, styles.choose)} data-variant="secondary">
        <input
          ref={ref}
          className={styles.input}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-describedby={describedBy}
          onChange={handleChange}
        />
        <span className={buttonStyles.content}>
          <Upload size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <span>{label}</span>
            {subject === undefined ? null : <VisuallyHidden>{`, ${subject}`}</VisuallyHidden>}
          </span>
        </span>
      </label>
      {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
      {leftText === undefined || left.length === 0 ? null : (
        <p className={styles.left} role="alert">
          {leftText(left)}
        </p>
      )}
    </div>
  );
}
