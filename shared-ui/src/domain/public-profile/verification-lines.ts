import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { TranslateCommon } from './public-words.ts';

/** Where a professional is registered and when that was checked, as sentences; empty where it is unknown. */
export function verificationLines(professional: PublicProfessional, locale: Locale, t: TranslateCommon) {
  const { verifiedAt, registerNumber, registeredWithFr, registeredWithEn, timeZone, kind, gender } = professional;
  const body = locale === 'fr' ? registeredWithFr : registeredWithEn;
  const number = registerNumber === null ? '' : t('verification.number', { number: registerNumber });
  const context = kind === 'legal_entity' ? undefined : (gender ?? undefined);
  const date = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone });
  return {
    registered:
      body === null
        ? number && `${sentenceCase(number)}.`
        : t('verification.registered', { context, body, number: number && `, ${number}` }),
    checked:
      verifiedAt === null
        ? ''
        : t('verification.checked', { date: firstOfMonth(date.format(new Date(verifiedAt)), locale) }),
  };
}
