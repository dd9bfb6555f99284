import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { wallTimeRangeLabel } from 'shared-contracts/processes/wall-time-label';
import { zoneLabel } from 'shared-contracts/processes/zone-label';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { EmailLink } from 'shared-ui/domain/contact/email-link.tsx';
import { PhoneLink } from 'shared-ui/domain/contact/phone-link.tsx';
import { SummaryList, type SummaryRow } from 'shared-ui/primitives/summary-list/summary-list.tsx';
import { inlineList } from '../../model/inline-list.ts';
import { isPastDay } from '../../model/is-past-day.ts';
import { formatDate } from '../../model/slot-format.ts';
import { directionsTo } from './directions-to.ts';

/** Languages, call types, hours and address. Unknown facts have no row. */
export function ProfilePractical({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const { languages, callTypes, openingTime, closingTime, address, timeZone, yearsOfExperience, cancelNoticeHours } =
    professional;
  const { availableNow, availableDate, publicPhone, publicEmail } = professional;
  const { locale } = usePlatform();
  const common = { ns: 'remote-public/common' } as const;
  const rows: SummaryRow[] = [
    {
      term: t('languages'),
      value: inlineList(
        languages.map((name) => t(`language.${name}`, common)),
        locale === 'en',
      ),
    },
    { term: t('callTypes'), value: inlineList(callTypes.map((name) => t(`callType.${name}`, common))) },
  ];
  if (!availableNow && availableDate !== null && !isPastDay(availableDate, timeZone))
    rows.push({ term: t('availableFrom'), value: formatDate(`${availableDate}T12:00:00Z`, locale, 'UTC') });
  if (openingTime && closingTime) {
    rows.push({
      term: t('hours'),
      value: `${wallTimeRangeLabel(openingTime.slice(0, 5), closingTime.slice(0, 5), locale)} (${zoneLabel(timeZone, locale, professional)})`,
    });
  }
  if (address)
    rows.push({
      term: t('address'),
      value: address,
      action: (
        <a
          href={directionsTo(professional)}
          rel="external noopener noreferrer"
          aria-label={t('directionsTo', { address })}
          data-print="hide"
        >
          {t('directions')}
        </a>
      ),
    });
  if (publicPhone) rows.push({ term: t('phone'), value: <PhoneLink number={publicPhone} /> });
  if (publicEmail) rows.push({ term: t('email'), value: <EmailLink address={publicEmail} /> });
  if (yearsOfExperience > 0)
    rows.push({ term: t('experience'), value: t('years', { ...common, count: yearsOfExperience }) });
  rows.push({ term: t('cancelNotice'), value: t('cancelNoticeValue', { count: cancelNoticeHours }) });
  return (
    <section aria-labelledby="practical">
      <h2 id="practical">{t('practical')}</h2>
      <SummaryList rows={rows} />
    </section>
  );
}
