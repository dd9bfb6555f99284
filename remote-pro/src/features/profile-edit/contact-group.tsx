import { useTranslation } from 'react-i18next';
import { href } from 'shared-contracts/remote/paths';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { ProfileGroup, type GroupProps } from './profile-group.tsx';
import styles from './profile-group.module.css';
import { useGroupField } from './use-group-field.ts';

const fields = ['publicPhone', 'publicEmail'] as const;

/** How everybody reaches the professional; what is private stands at the account. */
export function ContactGroup(props: GroupProps) {
  const { t } = useTranslation('remote-pro/profile');
  return (
    <ProfileGroup
      {...props}
      name="contact"
      fields={fields}
      before={
        <p>
          <Link to={href('/pro/Compte')}>{t('contact.account')}</Link>
        </p>
      }
    >
      <Fields />
    </ProfileGroup>
  );
}

function Fields() {
  const { t } = useTranslation('remote-pro/profile');
  const { optional } = useGroupField();
  return (
    <div className={styles.pair}>
      <Field type="tel" autoComplete="work tel" hint={t('contact.publicHint')} {...optional('publicPhone')} />
      <Field type="email" autoComplete="work email" hint={t('contact.publicHint')} {...optional('publicEmail')} />
    </div>
  );
}
