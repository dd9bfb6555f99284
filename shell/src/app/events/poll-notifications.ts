import type { HttpClient } from 'shared-contracts/platform/http-client';
import { notification } from 'shared-contracts/schemas/content';
import { pageOf, type LiveEvent } from 'shared-contracts/schemas/wire';

/** The newest notifications, read where the stream cannot be had: the same news, a little later. */
export type PollNotifications = (signal: AbortSignal) => Promise<readonly LiveEvent[]>;

/** Answers what is new since the poll before; the first answers what came after `since` (ISO instant). */
export function createNotificationPoll(http: HttpClient, since: string): PollNotifications {
  const seen = new Set<string>();
  return async (signal) => {
    const body = { where: { createdAt: { $gte: since } }, sort: [{ createdAt: 'desc' }], limit: 50 };
    const { data } = await http.request('POST', '/notifications/find-by', pageOf(notification), { body, signal });
    const news = data.filter(({ id }) => !seen.has(id)).reverse();
    for (const { id } of news) seen.add(id);
    return news.map(({ id, type, data: details }) => ({ id, type, data: details }));
  };
}
