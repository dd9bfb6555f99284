import { deviceZone } from 'shared-contracts/formats/time/device-zone';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { wallTimeLabel } from 'shared-contracts/formats/time/wall-time-label';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { formatDay, type Reader } from '../time/format-time.ts';
import type { Translate } from '../texts/translate.ts';

type WindowKey = 'after' | 'anyTime' | 'before' | 'between' | 'oneDay' | 'window';

/** The days and hours of an entry, on the clock of the practice, which is named where it is another than the reader's or the device has none. */
export function windowWords(
  { firstDay, lastDay, fromTime, untilTime, professional }: WaitingEntry,
  { locale, timeZone }: Reader,
  translate: Translate<WindowKey>,
): string {
  const day = (date: string) => formatDay(`${date}T12:00:00Z`, { locale, timeZone: 'UTC' }, 'short');
  const hours = { from: wallTimeLabel(fromTime, locale), until: wallTimeLabel(untilTime, locale) };
  const [isOpen, isEndless] = [fromTime === '00:00', untilTime === '24:00'];
  const when = isOpen ? (isEndless ? 'anyTime' : 'before') : isEndless ? 'after' : 'between';
  const zone = professional.timeZone ?? timeZone;
  const isNamed = when !== 'anyTime' && (zone !== timeZone || deviceZone() === null);
  return [
    sentenceCase(translate(firstDay === lastDay ? 'oneDay' : 'window', { first: day(firstDay), last: day(lastDay) })),
    translate(when, hours),
    ...(isNamed ? [zoneLabel(zone, locale, professional)] : []),
  ].join(', ');
}
