import type { Platform } from 'shared-contracts/platform/platform';
import { notificationTypes } from 'shared-contracts/schemas/event-types';
import { notification, type Notification as Row } from 'shared-contracts/schemas/notification';
import { pageOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';
import type { Party } from '../appointments/queries/available-actions.ts';
import type { Reader } from '../time/format-time.ts';
import { loadNotificationWords } from './load-notification-words.ts';
import { notificationAddress } from './notification-address.ts';
import { notificationSentence, type NotificationWords } from './notification-sentence.ts';

interface Telling {
  readonly platform: Pick<Platform, 'http' | 'events' | 'closedPages'>;
  readonly party: Party;
  readonly reader: Reader;
  /** Leads to a locale-free address in this tab. */
  readonly open: (address: string) => void;
  readonly stop: AbortSignal;
}

/** Held by each tab that somebody looks at. */
const LOOKED_AT = 'nimbia looked at';
/** How long no other tab shows the same one. */
const CLAIM_MS = 60_000;
/** As many as are worth showing at once. */
const LATEST = 5;

const rows = pageOf(notification);
const types: ReadonlySet<string> = new Set(notificationTypes);
const isHidden = () => document.visibilityState === 'hidden';

/** Shows new notifications by the system while no tab of ours is looked at: each in one of the hidden tabs, until `stop`. */
export function tellInBrowser({ platform: { http, events, closedPages }, party, reader, open, stop }: Telling): void {
  let seen: ReadonlySet<string> = new Set();
  let words: NotificationWords | undefined;
  let isLeft = (): void => undefined;

  const latest = async (): Promise<readonly Row[]> => {
    const body = { where: { readAt: null }, limit: LATEST };
    return (await http.request('POST', '/notifications/find-by', rows, { body, signal: stop })).data;
  };
  const remember = (some: readonly Row[]) => (seen = new Set([...seen, ...some.map(({ id }) => id)]));

  const show = (row: Row, sentence: string, address: string | undefined) => {
    const shown = new Notification('Nimbia', { body: sentence, tag: row.id, lang: reader.locale });
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
      if (address === undefined) return;
      const read = { body: { readAt: new Date().toISOString() } };
      void http.request('PUT', `/base/notifications/update/${row.id}`, unknown(), read).catch(() => undefined);
      open(address);
    });
  };

  const tellNew = async () => {
    if (!isHidden() || (await isLookedAt())) return;
    const news = (await latest()).filter(({ id, inBrowser, isGone }) => !seen.has(id) && inBrowser && !isGone);
    remember(news);
    words ??= await loadNotificationWords(reader.locale, party);
    for (const row of news.toReversed())
      if (await claim(row.id))
        show(row, notificationSentence(row, party, words, reader), notificationAddress(row, party, closedPages));
  };

  // One after the other, so that nothing is shown twice.
  let telling: Promise<unknown> = Promise.resolve();
  const next = (work: () => Promise<unknown>) => {
    telling = telling.then(() => (stop.aborted ? undefined : work())).catch(() => undefined); // the bell has them
  };
  const handleVisibility = () => {
    isLeft();
    if (isHidden()) return next(async () => remember(await latest()));
    void navigator.locks.request(LOOKED_AT, { mode: 'shared' }, () => new Promise<void>((leave) => (isLeft = leave)));
  };
  document.addEventListener('visibilitychange', handleVisibility);
  handleVisibility();
  const unsubscribe = events.subscribe('', ({ type }) => {
    if (isHidden() && (type === '' || types.has(type))) next(tellNew);
  });
  stop.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    unsubscribe();
    isLeft();
  });
}

const isLookedAt = async (): Promise<boolean> =>
  ((await navigator.locks.query()).held ?? []).some(({ name }) => name === LOOKED_AT);

/** Whether this tab is the one that shows it. */
const claim = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(`nimbia told ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>((leave) => setTimeout(leave, CLAIM_MS));
    });
  });
