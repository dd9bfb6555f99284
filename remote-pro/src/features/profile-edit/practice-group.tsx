import { useTranslation } from 'react-i18next';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { legalCategories, workingLanguages } from 'shared-contracts/schemas/vocabulary';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Choices } from './choices.tsx';
import { Professions } from './professions.tsx';
import { ProfileGroup, type GroupProps } from './profile-group.tsx';
import { ProofNotice } from './proof-notice.tsx';
import { useGroupField } from './use-group-field.ts';

const fields = ['functions', 'specialities', 'languages', 'yearsOfExperience'] as const;

/** Professions, fields of law, languages and experience. */
export function PracticeGroup(props: GroupProps) {
  return (
    <ProfileGroup {...props} name="practice" fields={fields}>
      <Fields professional={props.professional} />
    </ProfileGroup>
  );
}

function Fields({ professional }: { readonly professional: OwnProfessional }) {
  const { t } = useTranslation('remote-pro/profile');
  const { t: words } = useTranslation('remote-pro/common');
  const { required } = useGroupField();
  return (
    <>
      <Professions professional={professional} />
      <ProofNotice />
      <Choices
        name="specialities"
        legend={t('field.specialities')}
        options={legalCategories.map((value) => ({ value, label: words(`category.${value}`) }))}
      />
      <Choices
        name="languages"
        legend={t('field.languages')}
        options={workingLanguages.map((value) => ({ value, label: words(`language.${value}`) }))}
      />
      <Field
        type="number"
        inputMode="numeric"
        min={0}
        max={70}
        {...required('yearsOfExperience', { valueAsNumber: true })}
      />
    </>
  );
}
