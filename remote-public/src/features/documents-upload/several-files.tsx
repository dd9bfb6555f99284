import { useAtom } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptOf } from 'shared-ui/domain/files/accept-of.ts';
import { useForgetWithOwner } from 'shared-ui/domain/files/use-forget-with-owner.ts';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { FileDrop } from 'shared-ui/primitives/file-drop/file-drop.tsx';
import { useLeaveWarning } from 'shared-ui/domain/files/use-leave-warning.ts';
import { unsortedAtom } from './attempts.ts';
import { checkFile } from './check-file.ts';
import styles from './documents.module.css';
import { FileRefusal } from './file-refusal.tsx';
import { UnsortedFile } from './unsorted-file.tsx';
import { takeFile } from 'shared-ui/domain/files/take-file.ts';

interface SeveralFilesProps {
  readonly ownerId: string;
  readonly kinds: readonly DocumentKind[];
  readonly onChoose: (kind: DocumentKind, files: readonly File[]) => void;
}

/** Several files at once: each uploads as soon as its kind of document is chosen. Rejected ones are not asked about. */
export function SeveralFiles({ ownerId, kinds, onChoose }: SeveralFilesProps) {
  const { t } = useTranslation('remote-public/documents');
  const [unsorted, setUnsorted] = useAtom(unsortedAtom);
  const forgetWithOwner = useForgetWithOwner();
  const input = useRef<HTMLInputElement>(null);
  const files = unsorted.filter((one) => one.ownerId === ownerId).map(({ file }) => file);
  useLeaveWarning(files.some((file) => checkFile(file) === null));
  /** Clears earlier rejections. */
  const add = async (more: readonly File[]) => {
    forgetWithOwner(ownerId, 'unsorted documents', () =>
      setUnsorted((all) => all.filter((one) => one.ownerId !== ownerId)),
    );
    const taken = await Promise.all(more.map(takeFile));
    setUnsorted((all) => [
      ...all.filter((one) => one.ownerId !== ownerId || checkFile(one.file) === null),
      ...taken.map((file) => ({ ownerId, file })),
    ]);
  };
  const drop = (file: File) => {
    setUnsorted((all) => all.filter((one) => one.file !== file));
    input.current?.focus();
  };
  return (
    <section className={styles.several} aria-label={t('several.title')}>
      <FileDrop
        ref={input}
        label={t('several.choose')}
        hint={t('several.hint')}
        accept={acceptOf('document')}
        multiple
        onFiles={(chosen) => void add(chosen)}
      />
      {files.map((file, index) => {
        const key = `${file.name}${file.lastModified}${file.size}`;
        const fault = checkFile(file);
        return fault === null ? (
          <UnsortedFile
            key={key}
            id={`which-${index}`}
            file={file}
            kinds={kinds}
            onSort={(kind) => {
              drop(file);
              onChoose(kind, [file]);
            }}
            onDrop={() => drop(file)}
          />
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
