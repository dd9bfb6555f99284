import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { professionName } from 'shared-contracts/formats/person/profession-name';
import { professions, type Profession } from 'shared-contracts/schemas/vocabulary';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import styles from './profile-group.module.css';
import type { ProfileForm } from './profile-form.ts';

/** The main profession and others. */
export function Professions({ professional }: { readonly professional: OwnProfessional }) {
  const { t } = useTranslation('remote-pro/profile');
  const { t: words } = useTranslation('remote-pro/common');
  const { control } = useFormContext<ProfileForm>();
  const nameOf = (profession: Profession) => professionName(words, profession, professional);
  return (
    <Controller
      control={control}
      name="functions"
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const [main, ...others] = value;
        return (
          <>
            <Select
              ref={ref}
              id="functions"
              required
              label={t('field.functions')}
              value={main}
              onBlur={onBlur}
              onChange={({ target }) => {
                const chosen = target.value as Profession;
                onChange([chosen, ...others.filter((other) => other !== chosen)]);
              }}
              options={professions.map((profession) => ({ value: profession, label: nameOf(profession) }))}
            />
            <fieldset className={styles.choices}>
              <legend>{t('practice.others')}</legend>
              {professions
                .filter((profession) => profession !== main)
                .map((profession) => (
                  <Checkbox
                    key={profession}
                    id={`functions-${profession}`}
                    label={nameOf(profession)}
                    checked={others.includes(profession)}
                    onChange={({ target }) =>
                      onChange([
                        main,
                        ...others.filter((other) => other !== profession),
                        ...(target.checked ? [profession] : []),
                      ])
                    }
                  />
                ))}
            </fieldset>
          </>
        );
      }}
    />
  );
}
