import type { TFunction } from 'i18next';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import { formatFee } from 'shared-contracts/formats/text/format-fee';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import type { Party } from '../users/read-parties.ts';
import type { ReadInvoice } from './read-invoice.ts';

/** What is drawn on, what is drawn, and for whom. */
export interface Sheet {
  readonly doc: PdfDocument;
  readonly invoice: ReadInvoice;
  readonly locale: Locale;
  readonly t: TFunction;
}

/** Of the light theme (tokens.css). */
export const colours = {
  text: '#1b202d',
  muted: '#515763',
  line: '#e0dcd4',
  ink: '#254283',
  seal: '#a45120',
} as const;
/** A4 in points. */
export const MARGIN = 56;
export const [LEFT, RIGHT] = [MARGIN, 595 - MARGIN];
export const HEIGHT = 841;
const BOTTOM = HEIGHT - 96;

/** Marks what `work` draws as a part of the document's structure, which screen readers follow. */
export const drawPart = ({ doc }: Sheet, type: 'H1' | 'P', work: () => void): void => {
  doc.addStructure(doc.struct(type, work));
};

/** Goes on with a new page where there is no room for so much more. Says whether it did. */
export function breakPage({ doc }: Sheet, needed: number): boolean {
  if (doc.y + needed <= BOTTOM) return false;
  doc.addPage();
  doc.y = MARGIN;
  return true;
}

export function drawRule({ doc }: Sheet, colour: string, width = 0.75): void {
  const y = doc.y + 3;
  doc.strokeColor(colour).lineWidth(width).moveTo(LEFT, y).lineTo(RIGHT, y).stroke();
  doc.y = y + 2;
}

/** What is written over the names of an account that is deleted. */
const isDeleted = ({ firstNames, lastName }: Party) => firstNames === '–' && lastName === '–';

export const nameOf = ({ t }: Sheet, party: Party): string => (isDeleted(party) ? t('deleted') : partyName(party));

export const amountText = ({ invoice, locale }: Sheet, amount: number): string =>
  formatFee(amount, invoice.currency, locale);

/** "19,25 %" of hundredths of a per cent. */
export const rateText = ({ locale }: Sheet, rate: number): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'percent', maximumFractionDigits: 2 })
    .format(rate / 10_000)
    .replaceAll(/\s/gu, '\u00A0');

/** The day of an instant by the clocks of the practice. */
export const dayText = ({ invoice, locale }: Sheet, instant: Date): string => {
  const { timeZone } = invoice.professional;
  return formatDate(
    new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: timeZone ?? 'UTC' }).format(instant),
    locale,
  );
};
