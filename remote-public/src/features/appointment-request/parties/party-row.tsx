import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { partyForms } from 'shared-contracts/schemas/appointment-party';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import styles from './party-row.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import type { WrittenParties } from './written-parties.ts';

export interface PartiesForm {
  reason: string;
  parties?: WrittenParties | undefined;
}

interface PartyRowProps {
  readonly index: number;
  readonly errorOf: (name: string) => string | undefined;
  /** It was just added. */
  readonly takesFocus: boolean;
  readonly onRemove: () => void;
}

/** Somebody else whom the matter concerns, or another name of the client. */
export function PartyRow({ index, errorOf, takesFocus, onRemove }: PartyRowProps) {
  const { t } = useTranslation('remote-public/booking');
  const { register, setFocus } = useFormContext<PartiesForm>();
  const name = `parties.${index}.name` as const;
  const otherNames = `parties.${index}.otherNames` as const;
  // Here, because the form does not know the field before this part has loaded.
  useEffect(() => {
    if (takesFocus) setFocus(name);
  }, [takesFocus, setFocus, name]);
  const of = t('parties.of', { number: index + 1 });
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{of}</legend>
      <Select
        {...register(`parties.${index}.as`)}
        label={t('parties.as')}
        options={partyForms.map((value) => ({ value, label: t(`parties.asOption.${value}`) }))}
      />
      <Field
        {...register(name)}
        label={t('parties.name')}
        limit={textLimits.partyName}
        error={errorOf(name)}
        autoComplete="off"
      />
      <Field
        {...register(otherNames)}
        limit={textLimits.otherNames}
        label={t('parties.otherNames')}
        optionalLabel={t('parties.optional')}
        hint={t('parties.otherNamesHint')}
        error={errorOf(otherNames)}
        autoComplete="off"
      />
      <div className={styles.remove}>
        <Button
          variant="quiet"
          size="dense"
          icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={t('parties.removeOf', { name: of })}
          onClick={onRemove}
        >
          {t('parties.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
