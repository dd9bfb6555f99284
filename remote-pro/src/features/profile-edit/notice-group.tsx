import { useTranslation } from 'react-i18next';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { ProfileGroup, type GroupProps } from './profile-group.tsx';
import { useGroupField } from './use-group-field.ts';

const fields = ['cancelNoticeHours'] as const;

/** Until when clients may cancel online. */
export function NoticeGroup(props: GroupProps) {
  return (
    <ProfileGroup {...props} name="notice" fields={fields}>
      <Fields />
    </ProfileGroup>
  );
}

function Fields() {
  const { t } = useTranslation('remote-pro/profile');
  const { required } = useGroupField();
  return (
    <Field
      type="number"
      inputMode="numeric"
      min={0}
      max={336}
      hint={t('notice.hint')}
      {...required('cancelNoticeHours', { valueAsNumber: true })}
    />
  );
}
