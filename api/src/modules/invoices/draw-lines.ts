import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { write } from '../../pdf/pdf-fonts.ts';
import type { ReadInvoice } from './read-invoice.ts';
import { amountText, breakPage, colours, drawPart, drawRule, LEFT, rateText, RIGHT } from './invoice-sheet.ts';
import type { Sheet } from './invoice-sheet.ts';
import { taxesOf } from './taxes-of.ts';

const names = ['label', 'quantity', 'unitAmount', 'taxRate', 'amount'] as const;
/** Left edge and width of the columns of a line. */
const columns: Readonly<Record<(typeof names)[number], readonly [x: number, width: number]>> = {
  label: [LEFT, 190],
  quantity: [LEFT + 196, 52],
  unitAmount: [LEFT + 254, 84],
  taxRate: [LEFT + 344, 44],
  amount: [LEFT + 394, RIGHT - LEFT - 394],
};
const alignOf = (name: (typeof names)[number]) => (name === 'label' ? 'left' : 'right');

/** What was charged, line by line; the heads of the columns are on each page. */
export function drawLines(sheet: Sheet): void {
  drawHeads(sheet);
  for (const line of sheet.invoice.lines) drawLine(sheet, line);
}

function drawHeads(sheet: Sheet): void {
  const { doc, t } = sheet;
  const y = doc.y;
  doc.fontSize(10).fillColor(colours.muted).font('latin regular');
  const heights = names.map((name) => doc.heightOfString(t(name), { width: columns[name][1] }));
  const height = Math.max(...heights);
  drawPart(sheet, 'P', () => {
    for (const [index, name] of names.entries()) {
      const [x, width] = columns[name];
      write(doc, t(name), [x, y + height - (heights[index] ?? 0)], { width, align: alignOf(name) });
    }
  });
  doc.y = y + height;
  drawRule(sheet, colours.text);
}

function drawLine(sheet: Sheet, line: ReadInvoice['lines'][number]): void {
  const { doc, locale } = sheet;
  const texts = {
    label: line.label,
    quantity: new Intl.NumberFormat(intlLocale(locale)).format(line.quantity),
    unitAmount: amountText(sheet, line.unitAmount),
    taxRate: rateText(sheet, line.taxRate),
    amount: amountText(sheet, line.amount),
  };
  doc.fontSize(11).font('latin regular');
  if (breakPage(sheet, doc.heightOfString(line.label, { width: columns.label[1] }) + 10)) drawHeads(sheet);
  const y = doc.y + 5;
  let end = y;
  drawPart(sheet, 'P', () => {
    doc.fontSize(11).fillColor(colours.text);
    for (const name of names) {
      const [x, width] = columns[name];
      write(doc, texts[name], [x, y], { width, align: alignOf(name) });
      end = Math.max(end, doc.y);
    }
  });
  doc.y = end + 3;
  drawRule(sheet, colours.line);
}

/** The sums: before tax, each tax, and what is to be paid. */
export function drawTotals(sheet: Sheet): void {
  const { doc, t, invoice } = sheet;
  const taxes = taxesOf(invoice.lines);
  breakPage(sheet, 60 + taxes.length * 18);
  doc.y += 8;
  drawTotal(sheet, t('net'), invoice.net);
  for (const { rate, net, tax } of taxes)
    drawTotal(sheet, t('taxOf', { rate: rateText(sheet, rate), net: amountText(sheet, net) }), tax);
  doc.y += 6;
  drawTotal(sheet, t('total'), invoice.total, true);
}

function drawTotal(sheet: Sheet, term: string, amount: number, isLast = false): void {
  const { doc } = sheet;
  const y = doc.y + 2;
  const style = { weight: isLast ? 'bold' : 'regular', align: 'right' } as const;
  drawPart(sheet, 'P', () => {
    doc.fontSize(isLast ? 15 : 11).fillColor(colours.text);
    write(doc, term, [LEFT + 100, y], { ...style, width: 240 });
    write(doc, amountText(sheet, amount), [LEFT + 344, y], { ...style, width: RIGHT - LEFT - 344 });
  });
}
