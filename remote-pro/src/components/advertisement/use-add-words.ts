import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import type { OwnAdd } from 'shared-contracts/schemas/advertising';

/** Words and numbers of advertisements as the reader writes them. */
export function useAddWords() {
  const { t } = useTranslation('remote-pro/advertising');
  const { locale } = usePlatform();
  const dates = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** In the reader's language, else in the other one. */
    titleOf: ({ titleFr, titleEn }: Pick<OwnAdd, 'titleFr' | 'titleEn'>) =>
      (locale === 'en' ? titleEn || titleFr : titleFr || titleEn) || t('untitled'),
    /** The language that `titleOf` answers in. */
    langOf: ({ titleFr, titleEn }: Pick<OwnAdd, 'titleFr' | 'titleEn'>) => {
      if (titleFr === '' && titleEn === '') return locale;
      return locale === 'en' ? (titleEn ? 'en' : 'fr') : titleFr ? 'fr' : 'en';
    },
    period: ({ startsOn, endsOn }: Pick<OwnAdd, 'startsOn' | 'endsOn'>) =>
      dates.formatRange(new Date(`${startsOn}T00:00:00Z`), new Date(`${endsOn}T00:00:00Z`)),
    count: (value: number) => number.format(value),
    /** Clicks for each impression. */
    rate: ({ impressions, clicks }: Pick<OwnAdd, 'impressions' | 'clicks'>) =>
      impressions === 0 ? '–' : percent.format(clicks / impressions),
  };
}
