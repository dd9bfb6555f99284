import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import styles from './documents.module.css';

interface UnsortedFileProps {
  readonly id: string;
  readonly file: File;
  readonly kinds: readonly DocumentKind[];
  readonly onSort: (kind: DocumentKind) => void;
  readonly onDrop: () => void;
}

/** One of several files: asks for its kind of document. */
export function UnsortedFile({ id, file, kinds, onSort, onDrop }: UnsortedFileProps) {
  const { t } = useTranslation(['remote-public/documents', 'remote-public/document-kinds']);
  const [isMissing, setMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const kind = kinds.find((one) => one === select.current?.value);
    if (kind !== undefined) return onSort(kind);
    setMissing(true);
    select.current?.focus();
  };
  return (
    <form className={styles.unsorted} noValidate onSubmit={handleSubmit}>
      <Select
        ref={select}
        id={id}
        name="kind"
        required
        label={t('several.which', { file: file.name })}
        error={isMissing ? t('several.required') : undefined}
        placeholder={t('several.placeholder')}
        defaultValue=""
        options={kinds.map((kind) => ({ value: kind, label: t(kind, { ns: 'remote-public/document-kinds' }) }))}
        onChange={() => setMissing(false)}
      />
      <div className={styles.tasks}>
        <Button type="submit">{t('several.send')}</Button>
        <Button variant="quiet" onClick={onDrop}>
          {t('discard')}
        </Button>
      </div>
    </form>
  );
}
