import type { Notification } from 'shared-contracts/schemas/notification';
import type { LocaleStrings } from 'shared-contracts/remote/remote-module';
import type french from '../../locales/fr/notifications.json';
import { atTime, formatDate, formatDay, type Reader } from '../time/format-time.ts';
import type { Party } from '../appointments/queries/available-actions.ts';

/** The strings, and the kinds of documents. */
export type NotificationWords = typeof french & { readonly kinds: LocaleStrings };

/** What happened, in the reader's language; the words of the party stand before those for both. */
export function notificationSentence(
  { type, data, bookedId }: Pick<Notification, 'type' | 'data' | 'bookedId'>,
  party: Party,
  words: NotificationWords,
  reader: Reader,
): string {
  const sentences: Readonly<Record<string, string>> = { ...words.both, ...words[party] };
  const moment = (key: string) => {
    const at = data[key];
    return typeof at === 'string' ? `${formatDay(at, reader, 'short')} ${atTime(at, reader)}` : '';
  };
  const { expiresOn, number, articles } = data;
  const kind = words.kinds[String(data['kind'])];
  const values: Readonly<Record<string, string>> = {
    when: moment('startsAt'),
    proposed: moment('proposedStartsAt'),
    kind: typeof kind === 'string' ? kind : '',
    date: typeof expiresOn === 'string' ? formatDate(expiresOn, reader.locale) : '',
    number: String(number ?? ''),
    count: String(articles ?? ''),
  };
  const key = type.replace('.', '_');
  const plural = articles ? new Intl.PluralRules(reader.locale).select(Number(articles)) : undefined;
  const sentence =
    sentences[`${key}_${String(bookedId ? 'booked' : (plural ?? data['reason']))}`] ?? sentences[key] ?? words.other;
  return sentence.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => values[name] ?? '');
}
