import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { formatDate } from 'shared-contracts/formats/time/reader-time';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { createPdf } from '../../pdf/pdf-document.ts';
import { registerFonts, write } from '../../pdf/pdf-fonts.ts';
import { translatorFor } from '../../translations/translator-for.ts';
import type { Party } from '../users/read-parties.ts';
import { drawLines, drawTotals } from './draw-lines.ts';
import {
  breakPage,
  colours,
  dayText,
  drawPart,
  drawRule,
  HEIGHT,
  LEFT,
  MARGIN,
  nameOf,
  RIGHT,
} from './invoice-sheet.ts';
import type { Sheet } from './invoice-sheet.ts';
import type { ReadInvoice } from './read-invoice.ts';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

const width = RIGHT - LEFT;

/** An issued invoice as a PDF in the reader's language, and the name of its file. */
export async function drawInvoice(invoice: ReadInvoice, locale: Locale): Promise<{ bytes: Buffer; name: string }> {
  const t = await translatorFor(locale, 'invoices');
  const { number, issuedAt, createdAt } = invoice;
  const doc = createPdf({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN / 2, left: MARGIN, right: MARGIN },
    lang: intlLocale(locale),
    info: { Title: t('heading', { number }), Author: 'Nimbia', CreationDate: issuedAt ?? createdAt },
  });
  await registerFonts(doc);
  const sheet: Sheet = { doc, invoice, locale, t };
  drawHead(sheet);
  drawParties(sheet);
  drawLines(sheet);
  drawTotals(sheet);
  drawNotes(sheet);
  drawFeet(sheet);
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part);
  return { bytes: Buffer.concat(parts), name: `${t('file')}-${number}.pdf` };
}

function drawHead(sheet: Sheet): void {
  const { doc, t, invoice, locale } = sheet;
  const { number, status, issuedAt, dueOn, paidAt, voidedAt } = invoice;
  drawPart(sheet, 'H1', () => {
    doc.fillColor(colours.text).fontSize(28);
    write(doc, t('heading', { number }), [LEFT, MARGIN], { weight: 'bold', width });
  });
  doc.y += 4;
  const say = (text: string, isState = false) =>
    drawPart(sheet, 'P', () => {
      doc.fontSize(11).fillColor(isState ? colours.seal : colours.muted);
      write(doc, text, [LEFT, doc.y + 1], { weight: isState ? 'bold' : 'regular', width });
    });
  if (issuedAt) say(t('issued', { date: dayText(sheet, issuedAt) }));
  if (dueOn !== null && status === 'issued') say(t('due', { date: formatDate(dueOn, locale) }));
  if (paidAt) say(t('paid', { date: dayText(sheet, paidAt) }), true);
  if (voidedAt) say(t('void', { date: dayText(sheet, voidedAt) }), true);
  doc.y += 8;
  drawRule(sheet, colours.ink, 1.5);
  doc.y += 14;
}

function drawParties(sheet: Sheet): void {
  const { doc, t, locale } = sheet;
  const { professional, client } = sheet.invoice;
  const { address, city, country, publicPhone, publicEmail } = professional;
  const region = country && new Intl.DisplayNames(intlLocale(locale), { type: 'region' }).of(country);
  const place = [address, [city, region].filter(Boolean).join(', ')];
  const top = doc.y;
  const details = [...place, publicPhone && formatPhone(publicPhone), publicEmail && shownEmail(publicEmail)];
  const ends = [
    drawParty(sheet, t('from'), professional, { details, x: LEFT, top }),
    drawParty(sheet, t('to'), client, { details: [], x: LEFT + width / 2, top }),
  ];
  doc.y = Math.max(...ends) + 26;
}

interface PartyPlace {
  readonly details: readonly (string | null | undefined)[];
  readonly x: number;
  readonly top: number;
}

/** Where it ends. */
function drawParty(sheet: Sheet, term: string, party: Party, { details, x, top }: PartyPlace): number {
  const { doc } = sheet;
  const half = { width: width / 2 - 16 };
  drawPart(sheet, 'P', () => {
    doc.fontSize(10).fillColor(colours.muted);
    write(doc, term, [x, top], half);
    doc.fontSize(14).fillColor(colours.text);
    write(doc, nameOf(sheet, party), [x, doc.y + 1], { weight: 'bold', ...half });
    doc.fontSize(11);
    for (const detail of details) if (detail) write(doc, detail, [x, doc.y + 1], half);
  });
  return doc.y;
}

function drawNotes(sheet: Sheet): void {
  const { doc, t, invoice } = sheet;
  if (!invoice.notes) return;
  const { notes } = invoice;
  doc.fontSize(11).font('latin regular');
  breakPage(sheet, doc.heightOfString(notes, { width }) + 50);
  doc.y += 24;
  drawPart(sheet, 'P', () => {
    doc.fontSize(10).fillColor(colours.muted);
    write(doc, t('notes'), [LEFT, doc.y], { width });
    doc.fontSize(11).fillColor(colours.text);
    for (const line of notes.split(/\r?\n/u)) write(doc, line || ' ', [LEFT, doc.y], { width });
  });
}

/** The number and the page, below each page. */
function drawFeet(sheet: Sheet): void {
  const { doc, t, invoice } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    drawPart(sheet, 'P', () => {
      doc.fontSize(9).fillColor(colours.muted);
      const text = t('page', { number: invoice.number, page: page + 1, pages: count });
      write(doc, `${nameOf(sheet, invoice.professional)} · ${text}`, [LEFT, HEIGHT - 62], { width });
    });
  }
}
