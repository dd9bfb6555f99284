import { Languages, Mail, MapPin, Phone, Scroll, Tag, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { EmailLink } from 'shared-ui/domain/contact/email-link.tsx';
import { PhoneLink } from 'shared-ui/domain/contact/phone-link.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { countryName } from 'shared-contracts/formats/place/country-name';
import { inlineList } from 'shared-contracts/formats/text/inline-list';
import styles from './visiting-card.module.css';
import { labelKey } from '../../professionals/label-key.ts';

const icons = {
  specialities: Tag,
  address: MapPin,
  phone: Phone,
  email: Mail,
  languages: Languages,
  callTypes: Video,
  number: Scroll,
} as const;
type Fact = keyof typeof icons;

/** The public contact details, at most seven lines; unknown ones are omitted. */
export function CardFacts({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const { locale } = usePlatform();
  const { specialities, address, city, country, languages, callTypes, registerNumber, publicPhone, publicEmail } =
    professional;
  const listed = (group: Parameters<typeof labelKey>[0], names: readonly string[], isProper = false) =>
    inlineList(
      names.map((name) => t(labelKey(group, name), { ns: 'remote-public/common' })),
      isProper,
    );
  const place = address?.includes(city) === true ? [address] : [address, city];
  const facts: readonly (readonly [Fact, ReactNode])[] = [
    ['specialities', listed('category', specialities)],
    ['address', [...place, countryName(country, locale)].filter(Boolean).join(', ')],
    ['phone', publicPhone && <PhoneLink number={publicPhone} />],
    ['email', publicEmail && <EmailLink address={publicEmail} />],
    ['languages', listed('language', languages, locale === 'en')],
    ['callTypes', listed('callType', callTypes)],
    ['number', registerNumber === null ? '' : t('businessCard.number', { number: registerNumber })],
  ];
  return (
    <ul className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([fact, value]) => {
          const Icon = icons[fact];
          return (
            <li key={fact}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>
                {fact === 'number' ? null : <VisuallyHidden>{t(`businessCard.fact.${fact}`)} </VisuallyHidden>}
                <span translate={fact === 'address' ? 'no' : undefined}>{value}</span>
              </span>
            </li>
          );
        })}
    </ul>
  );
}
