import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { href } from 'shared-contracts/remote/paths';
import { PhoneField } from 'shared-ui/domain/phone/phone-field.tsx';
import { EmailField } from 'shared-ui/domain/account/email-field.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { SummaryList } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import styles from './profile-group.module.css';
import type { ProfileForm } from './profile-form.ts';
import { ProfileGroup, type GroupProps } from './profile-group.tsx';
import { useGroupField } from './use-group-field.ts';

const fields = ['publicPhone', 'publicEmail'] as const;

/** How everybody reaches the professional; what is private is shown, and changed at the account. */
export function ContactGroup(props: GroupProps) {
  const { t } = useTranslation('remote-pro/profile');
  const { phoneNumber, email, secondaryEmail } = props.professional;
  return (
    <ProfileGroup
      {...props}
      name="contact"
      fields={fields}
      before={
        <div className={styles.account}>
          <SummaryList
            rows={[
              { term: t('contact.phone'), value: formatPhone(phoneNumber) },
              { term: t('contact.email'), value: shownEmail(email) },
              {
                term: t('contact.secondaryEmail'),
                value: secondaryEmail == null ? t('contact.none') : shownEmail(secondaryEmail),
              },
            ]}
          />
          <p>
            <Link to={href('/pro/Compte')}>{t('contact.account')}</Link>
          </p>
        </div>
      }
    >
      <Fields country={props.professional.country} />
    </ProfileGroup>
  );
}

function Fields({ country }: { readonly country: string }) {
  const { t } = useTranslation('remote-pro/profile');
  const form = useFormContext<ProfileForm>();
  const { optional, errorOf } = useGroupField();
  const { label, optionalLabel } = optional('publicPhone');
  return (
    <>
      <PhoneField
        {...{ form, label, optionalLabel, errorOf }}
        name="publicPhone"
        given={country}
        section="work"
        hint={t('contact.publicHint')}
      />
      <EmailField autoComplete="work email" hint={t('contact.publicHint')} {...optional('publicEmail')} />
    </>
  );
}
