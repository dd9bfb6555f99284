import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addLimits } from 'shared-contracts/schemas/advertising';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import type { AddForm } from './add-form.ts';
import styles from './edit-advertisement.module.css';
import { useAddErrors } from './use-add-errors.ts';

type Counted = keyof typeof addLimits;

/** Title and text in both languages, side by side where there is room. */
export function WordFields() {
  const counted = useCounted();
  return (
    <>
      <div className={styles.pair}>
        <Field lang="fr" {...counted('titleFr')} />
        <Field lang="en" {...counted('titleEn')} />
      </div>
      <div className={styles.pair}>
        <TextArea rows={3} lang="fr" {...counted('textFr')} />
        <TextArea rows={3} lang="en" {...counted('textEn')} />
      </div>
    </>
  );
}

/** What the picture shows, where the words do not say it. */
export function AltFields() {
  const { t } = useTranslation('remote-pro/advertisement-form');
  const counted = useCounted();
  const optional = { optionalLabel: t('optional') };
  return (
    <div className={styles.alt}>
      <div className={styles.pair}>
        <Field lang="fr" {...counted('imageAltFr')} {...optional} />
        <Field lang="en" {...counted('imageAltEn')} {...optional} />
      </div>
      <p className={styles.note}>{t('altHint')}</p>
    </div>
  );
}

function useCounted() {
  const { register, formState, getValues } = useFormContext<AddForm>();
  const { labelOf, textOf } = useAddErrors(getValues);
  return (name: Counted) => ({
    label: labelOf(name),
    limit: addLimits[name],
    error: fieldMessage(formState.errors, name, (code) => textOf(code, name)),
    ...register(name),
  });
}
