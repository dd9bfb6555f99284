import { isCalendarDay } from 'shared-contracts/formats/time/calendar-days';
import { deviceZone, homeZone } from 'shared-contracts/formats/time/device-zone';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import { shownText } from './shown-text.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Names of months or weekdays in both languages, in lower case and without accents. */
const namesOf = (part: 'month' | 'weekday', count: number): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, index) =>
    ['fr', 'en'].map((locale) =>
      // 2024 began on a Monday.
      plain(
        new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2024, part === 'month' ? index : 0, part === 'month' ? 1 : index + 1),
        ),
      ),
    ),
  );
let months: readonly (readonly string[])[] | undefined;
let weekdays: readonly string[] | undefined;

/** The number of the month that a word of at least three letters begins; undefined where it could be two. */
function monthOf(word: string): number | undefined {
  months ??= namesOf('month', 12);
  const found = months.flatMap((names, index) => (names.some((name) => name.startsWith(word)) ? [index + 1] : []));
  return word.length > 2 && found.length === 1 ? found[0] : undefined;
}

function isWeekday(word: string): boolean {
  weekdays ??= namesOf('weekday', 7).flat();
  return word.length > 2 && weekdays.some((name) => name.startsWith(word));
}

/** The words of a date but its weekday, ordinals and articles. "mar." is Tuesday only beside a month. */
function dateWords(tokens: readonly string[]): readonly string[] {
  const words = tokens.filter((token) => !/\d|^(?:er|st|nd|rd|th|le|the|of)$/u.test(token));
  return words.filter((word) => !isWeekday(word) || (words.length === 1 && monthOf(word) !== undefined));
}

/** Calendar date of the numbers, if it exists; two figures are a year of this century. */
function dateOf(year: number, month: number, day: number): string | undefined {
  const full = year < 100 ? year + 2000 : year;
  const date = [String(full).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return isCalendarDay(date) ? date : undefined;
}

/** The next such day from today on. */
function nextDate(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((each) => dateOf(each, month, day)).find((date) => date !== undefined && date >= today);
}

/** True where the month comes before the day. */
const isMonthFirst = (locale: string): boolean => {
  const types = new Intl.DateTimeFormat(locale).formatToParts().map(({ type }) => type);
  return types.indexOf('month') < types.indexOf('day');
};

/** Day, month and year of a date that is written without separators, in the orders it can have. */
function splitFigures(figures: string): readonly (readonly string[])[] {
  const at = (...ends: readonly number[]) => ends.map((end, index) => figures.slice(ends[index - 1] ?? 0, end));
  if (figures.length === 6) return [at(2, 4, 6)];
  return figures.length === 8 ? [at(2, 4, 8), at(4, 6, 8)] : [];
}

function numericDate(parts: readonly string[], locale: string, today: string): string | undefined {
  const lengths = parts.map(({ length }) => length).join('');
  const [a = 0, b = 0, c = 0] = parts.map(Number);
  if (/^4[12]{2}$/u.test(lengths)) return dateOf(a, b, c);
  if (!/^[12]{2}[24]?$/u.test(lengths)) return undefined;
  const ofOrder = (month: number, day: number) =>
    parts.length === 2 ? nextDate(month, day, today) : dateOf(c, month, day);
  // Where the reader's order gives no date, the other one was meant.
  return isMonthFirst(locale) ? (ofOrder(a, b) ?? ofOrder(b, a)) : (ofOrder(b, a) ?? ofOrder(a, b));
}

function namedDate(month: number, numbers: readonly string[], today: string): string | undefined {
  const [day = '', year] = numbers[0]?.length === 4 ? numbers.toReversed() : numbers;
  if (!/^\d{1,2}$/u.test(day) || numbers.length > 2) return undefined;
  if (year === undefined) return nextDate(month, Number(day), today);
  return /^(?:\d{2}|\d{4})$/u.test(year) ? dateOf(Number(year), month, Number(day)) : undefined;
}

/** The calendar date of this device. */
const deviceToday = (): string => wallTimeOf(Date.now(), deviceZone() ?? homeZone).slice(0, 10);

/**
 * The calendar date `YYYY-MM-DD` that a text means: `25/12/2026`, `25.12.26`, `25122026`, `2026-12-25`, `25 déc. 2026`,
 * `Dec 25`. Without a year it is the next such day. Undefined for a date that does not exist and for anything else.
 */
export function readDate(text: string, locale: string, today = deviceToday()): string | undefined {
  const plainText = plain(text);
  if (/[^\da-z\s.,/'’-]/u.test(plainText)) return undefined;
  const tokens = plainText.match(/\d+|[a-z]+/gu) ?? [];
  const numbers = tokens.filter((token) => /\d/u.test(token));
  const words = dateWords(tokens);
  if (words.length > 0) {
    const month = words.length === 1 ? monthOf(words[0] ?? '') : undefined;
    return month === undefined ? undefined : namedDate(month, numbers, today);
  }
  const ways = numbers.length === 1 ? splitFigures(numbers[0] ?? '') : [numbers];
  return ways.map((parts) => numericDate(parts, locale, today)).find((date) => date !== undefined);
}

/**
 * The time `HH:MM` that a text means: `9`, `9h30`, `930`, `09.30`, `9:30 pm`. Undefined for anything else. `24:00` is
 * 23:59, as everywhere in the product.
 */
export function readTime(text: string): string | undefined {
  const [, first, second, third = second ?? '0', half] =
    /^(\d{1,2})(?:[:h.,](?:(\d{1,2})(?:mn?|min)?)?|(\d{2}))?(?:([ap])\.?m?\.?)?$/u.exec(
      plain(text).replace(/\s/gu, ''),
    ) ?? [];
  const [hours, minutes] = [Number(first), Number(third)];
  if (hours === 24 && minutes === 0 && half === undefined) return '23:59';
  const isOutside = half === undefined ? hours > 23 : hours > 23 || (half === 'a' ? hours > 12 : hours === 0);
  if (first === undefined || isOutside || minutes > 59) return undefined;
  const hour = half === undefined || hours > 12 ? hours : (hours % 12) + (half === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** What a date or time input holds: `YYYY-MM-DD` or `HH:MM`, otherwise the text as typed. */
export function valueOf({ value, dataset }: HTMLInputElement): string {
  const read = dataset.picks === 'date' ? readDate(value, dataset.locale ?? 'fr') : readTime(value);
  return read ?? value.trim();
}

const setValues = ({ currentTarget, formData }: FormDataEvent) => {
  const form = currentTarget as HTMLFormElement;
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-picks][name]:enabled'))
    formData.set(input.name, valueOf(input));
};

/** The entries of a form, from now on dates and times as `YYYY-MM-DD` and `HH:MM`, or as typed where they are none. */
export function entriesOf(form: HTMLFormElement): FormData {
  form.addEventListener('formdata', setValues);
  return new FormData(form);
}

/** Writes a text as if it had been typed, so that React and drafts hear of it. */
function typeInto(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts a chosen `YYYY-MM-DD` or `HH:MM` into the input, as if it had been typed and left. */
export function choose(input: HTMLInputElement | null, value: string): void {
  if (input === null) return;
  typeInto(input, shownText(value, input.dataset.locale ?? 'fr'));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const tidy = ({ currentTarget }: Event) => {
  const input = currentTarget as HTMLInputElement;
  typeInto(input, shownText(valueOf(input), input.dataset.locale ?? 'fr'));
};

/**
 * From now on the text of the input is rewritten when it is left, if it means something, and its form has the value.
 * Harmless when repeated.
 */
export function keepTidy(input: HTMLInputElement): void {
  input.addEventListener('change', tidy);
  input.form?.addEventListener('formdata', setValues);
}
