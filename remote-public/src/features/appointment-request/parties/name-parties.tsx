import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mostParties } from 'shared-contracts/schemas/appointment-party';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import styles from '../documents/request-documents.module.css';
import type { PartiesForm } from './party-row.tsx';

/** Few people name somebody. */
const PartyRow = lazy(async () => ({ default: (await import('./party-row.tsx')).PartyRow }));

interface NamePartiesProps {
  readonly errorOf: (name: string) => string | undefined;
}

/** Who else the matter concerns, for the professional's check for a conflict of interest; nobody has to name anybody. In the form of the request. */
export function NameParties({ errorOf }: NamePartiesProps) {
  const { t } = useTranslation('remote-public/booking');
  const { control } = useFormContext<PartiesForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'parties' });
  const opener = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number>();
  const isFull = fields.length >= mostParties;
  return (
    <section className={styles.documents} aria-labelledby="parties">
      <h3 id="parties">
        {t('parties.title')} <span className={styles.note}>({t('parties.optional')})</span>
      </h3>
      <p className={styles.note} id="parties-note">
        {t('parties.note')}
      </p>
      <Suspense fallback={null}>
        {fields.map(({ id }, index) => (
          <PartyRow
            key={id}
            index={index}
            errorOf={errorOf}
            takesFocus={index === added}
            onRemove={() => {
              setAdded(undefined);
              remove(index);
              opener.current?.focus();
            }}
          />
        ))}
      </Suspense>
      <div>
        <Button
          ref={opener}
          variant="secondary"
          aria-describedby="parties-note"
          aria-disabled={isFull || undefined}
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            if (isFull) return;
            setAdded(fields.length);
            append({ as: 'person', name: '', otherNames: '' }, { shouldFocus: false });
          }}
        >
          {t(isFull ? 'parties.full' : 'parties.add')}
        </Button>
      </div>
    </section>
  );
}
