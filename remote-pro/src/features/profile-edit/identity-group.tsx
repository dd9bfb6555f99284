import { useTranslation } from 'react-i18next';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { genders } from 'shared-contracts/schemas/vocabulary';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { ProfileGroup, type GroupProps } from './profile-group.tsx';
import styles from './profile-group.module.css';
import { ProofNotice } from './proof-notice.tsx';
import { useGroupField } from './use-group-field.ts';

const person = ['lastName', 'firstNames', 'gender'] as const;
const firm = ['companyName', ...person] as const;

/** Names and gender. */
export function IdentityGroup(props: GroupProps) {
  const { kind } = props.professional;
  return (
    <ProfileGroup {...props} name="identity" fields={kind === 'legal_entity' ? firm : person}>
      <Fields kind={kind} />
    </ProfileGroup>
  );
}

function Fields({ kind }: Pick<OwnProfessional, 'kind'>) {
  const { t } = useTranslation('remote-pro/profile');
  const { required, optional } = useGroupField();
  return (
    <>
      {kind === 'legal_entity' ? <Field autoComplete="organization" {...required('companyName')} /> : null}
      <div className={styles.pair}>
        <Field autoComplete="family-name" {...required('lastName')} />
        <Field autoComplete="given-name" {...required('firstNames')} />
      </div>
      <Select
        placeholder={t('nothing')}
        options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        {...optional('gender')}
      />
      <ProofNotice />
    </>
  );
}
