import { useTranslation } from 'react-i18next';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import { ProfileGroup, type GroupProps } from './profile-group.tsx';
import { useGroupField } from './use-group-field.ts';

const fields = ['descriptionFr', 'descriptionEn'] as const;

/** The professional's own text, in both languages. */
export function DescriptionGroup(props: GroupProps) {
  return (
    <ProfileGroup {...props} name="description" fields={fields}>
      <Fields />
    </ProfileGroup>
  );
}

function Fields() {
  const { t } = useTranslation('remote-pro/profile');
  const { optional } = useGroupField();
  return (
    <>
      <TextArea rows={6} lang="fr" hint={t('description.hint')} {...optional('descriptionFr')} />
      <TextArea rows={6} lang="en" {...optional('descriptionEn')} />
    </>
  );
}
