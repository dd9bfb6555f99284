import { useState, type ChangeEvent, type DragEvent, type ReactNode, type Ref } from 'react';
import { Upload } from 'lucide-react';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** What pressing does: "Choisir un fichier". */
  readonly label: ReactNode;
  /** Read out after it, where several stand on a page: what the file is. */
  readonly subject?: string | undefined;
  /** That a file can be dragged here; only shown where there is something to drag with. */
  readonly hint?: ReactNode;
  /** As `accept` of a native file input. It filters what is offered, it does not check. */
  readonly accept: string;
  readonly multiple?: boolean | undefined;
  /** Id of what is wrong with the file, or of what is said of it. */
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  /** One file or more; several may be dropped where only one is asked for. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** A native file input that also takes what is dropped on it. */
export function FileDrop({ label, subject, hint, accept, multiple, describedBy, ref, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file again is a choice too.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
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
    if (files.length > 0) onFiles(files);
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
            {label}
            {subject === undefined ? null : <VisuallyHidden>, {subject}</VisuallyHidden>}
          </span>
        </span>
      </label>
      {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
