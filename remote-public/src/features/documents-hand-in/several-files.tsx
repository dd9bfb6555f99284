import { useAtom } from 'jotai';
import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadTypes } from 'shared-contracts/schemas/upload';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import { Button } from 'shared-ui/button/button';
import { FileDrop } from 'shared-ui/file-drop/file-drop';
import { Select } from 'shared-ui/select/select';
import { unsortedAtom } from './attempts.ts';
import { checkFile } from './check-file.ts';
import styles from './documents.module.css';
import { FileRefusal } from './file-refusal.tsx';
import { useLeaveWarning } from '../../components/use-leave-warning.ts';

interface SeveralFilesProps {
  readonly ownerId: string;
  readonly kinds: readonly DocumentKind[];
  readonly onChoose: (kind: DocumentKind, files: readonly File[]) => void;
}

/** Several files at once: each is on its way as soon as it has been said which document it is. What could not be sent is not asked about. */
export function SeveralFiles({ ownerId, kinds, onChoose }: SeveralFilesProps) {
  const { t } = useTranslation(['remote-public/documents', 'remote-public/document-kinds']);
  const [unsorted, setUnsorted] = useAtom(unsortedAtom);
  const input = useRef<HTMLInputElement>(null);
  const files = unsorted.filter((one) => one.ownerId === ownerId).map(({ file }) => file);
  useLeaveWarning(files.some((file) => checkFile(file) === null));
  /** What was refused before is over. */
  const add = (more: readonly File[]) =>
    setUnsorted((all) => [
      ...all.filter((one) => one.ownerId !== ownerId || checkFile(one.file) === null),
      ...more.map((file) => ({ ownerId, file })),
    ]);
  const drop = (file: File) => {
    setUnsorted((all) => all.filter((one) => one.file !== file));
    input.current?.focus();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>, file: File) => {
    event.preventDefault();
    const kind = kinds.find((one) => one === new FormData(event.currentTarget).get('kind'));
    if (kind === undefined) return;
    drop(file);
    onChoose(kind, [file]);
  };
  return (
    <section className={styles.several} aria-label={t('several.title')}>
      <FileDrop
        ref={input}
        label={t('several.choose')}
        hint={t('several.hint')}
        accept={uploadTypes.join()}
        multiple
        onFiles={add}
      />
      {files.map((file, index) => {
        const key = `${file.name}${file.lastModified}${file.size}`;
        const fault = checkFile(file);
        return fault === null ? (
          <form key={key} className={styles.unsorted} onSubmit={(event) => handleSubmit(event, file)}>
            <Select
              id={`which-${index}`}
              name="kind"
              required
              label={t('several.which', { file: file.name })}
              placeholder={t('several.placeholder')}
              defaultValue=""
              options={kinds.map((kind) => ({ value: kind, label: t(kind, { ns: 'remote-public/document-kinds' }) }))}
            />
            <div className={styles.tasks}>
              <Button type="submit">{t('several.send')}</Button>
              <Button variant="quiet" onClick={() => drop(file)}>
                {t('discard')}
              </Button>
            </div>
          </form>
        ) : (
          <FileRefusal key={key} id={`refused-${index}`} file={file} fault={fault}>
            <Button variant="quiet" onClick={() => drop(file)}>
              {t('discard')}
            </Button>
          </FileRefusal>
        );
      })}
    </section>
  );
}
