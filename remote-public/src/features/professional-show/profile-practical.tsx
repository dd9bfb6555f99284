import { useTranslation } from 'react-i18next';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { SummaryList, type SummaryRow } from 'shared-ui/summary-list/summary-list';
import { zoneCity } from '../../model/slot-format.ts';

/** Languages, ways to meet, hours and address. A fact that is not known has no row. */
export function ProfilePractical({ professional }: { readonly professional: PublicProfessional }) {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const { languages, callTypes, openingTime, closingTime, address, timeZone, yearsOfExperience, cancelNoticeHours } = professional;
  const common = { ns: 'remote-public/common' };
  const rows: SummaryRow[] = [
    { term: t('languages'), value: languages.map((name) => t(`language.${name}`, common)).join(', ') },
    { term: t('callTypes'), value: callTypes.map((name) => t(`callType.${name}`, common)).join(', ') },
  ];
  if (openingTime && closingTime) {
    rows.push({ term: t('hours'), value: t('hoursValue', { from: openingTime.slice(0, 5), to: closingTime.slice(0, 5), city: zoneCity(timeZone) }) });
  }
  if (address) rows.push({ term: t('address'), value: address });
  if (yearsOfExperience > 0) rows.push({ term: t('experience'), value: t('years', { ...common, count: yearsOfExperience }) });
  rows.push({ term: t('cancelNotice'), value: t('cancelNoticeValue', { count: cancelNoticeHours }) });
  return (
    <section aria-labelledby="practical">
      <h2 id="practical">{t('practical')}</h2>
      <SummaryList rows={rows} />
    </section>
  );
}
