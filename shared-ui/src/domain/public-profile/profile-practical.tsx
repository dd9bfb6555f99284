import type { ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { inlineList } from 'shared-contracts/formats/text/inline-list';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import { wallTimeRangeLabel } from 'shared-contracts/formats/time/wall-time-label';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { SummaryList, type SummaryRow } from '../../primitives/summary-list/summary-list.tsx';
import { EmailLink } from '../contact/email-link.tsx';
import { PhoneLink } from '../contact/phone-link.tsx';
import type { PublicWords } from './public-words.ts';

interface ProfilePracticalProps {
  readonly professional: PublicProfessional;
  readonly words: PublicWords;
  readonly headingLevel?: 2 | 4;
  /** Beside the address. */
  readonly directions?: ReactNode;
}

/** The day in a time zone, as `YYYY-MM-DD`. */
const today = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(Date.now());

/** Call types, hours, address and contact. Unknown facts have no row. */
export function ProfilePractical({ professional, words, headingLevel = 2, directions }: ProfilePracticalProps) {
  const { common, profile: t } = words;
  const { callTypes, openingTime, closingTime, address, timeZone } = professional;
  const { availableUntil, availableDate, publicPhone, publicEmail } = professional;
  const { locale } = usePlatform();
  const rows: SummaryRow[] = [];
  if (callTypes.length > 0)
    rows.push({ term: t('callTypes'), value: inlineList(callTypes.map((name) => common(`callType.${name}`))) });
  if (availableUntil === null && availableDate !== null && availableDate >= today(timeZone))
    rows.push({ term: t('availableFrom'), value: formatDate(availableDate, locale) });
  const [opening, closing] = [openingTime, closingTime].map((time) => /^\d\d:\d\d/u.exec(time ?? '')?.[0]);
  // A time that is still being typed is not shown.
  if (opening && closing) {
    rows.push({
      term: t('hours'),
      value: `${wallTimeRangeLabel(opening, closing, locale)} (${zoneLabel(timeZone, locale, professional)})`,
    });
  }
  if (address) rows.push({ term: t('address'), value: address, action: directions });
  if (publicPhone) rows.push({ term: t('phone'), value: <PhoneLink number={publicPhone} /> });
  if (publicEmail) rows.push({ term: t('email'), value: <EmailLink address={publicEmail} /> });
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby="practical">
      <Heading id="practical">{t('practical')}</Heading>
      <SummaryList rows={rows} />
    </section>
  );
}
