import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import type { Party } from '../appointments/queries/available-actions.ts';
import { areaQueryClient } from '../queries/area-query-client.ts';
import { shownGroups } from './data/message-client.ts';
import { messageQueries } from './data/message-queries.ts';

/** Starts to fetch the list and the open conversation. Each part of the page shows its own failure: what is stored can be read offline. */
export const messagesLoader = (party: Party) => (args: LoaderFunctionArgs) => {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = messageQueries(platform.http, party);
  const { searchParams } = new URL(args.request.url);
  const open = searchParams.get('c');
  const show = shownGroups.find((one) => one === searchParams.get('show')) ?? 'all';
  void client.prefetchInfiniteQuery(queries.list(show));
  if (open !== null) {
    void client.prefetchQuery(queries.one(open));
    void client.prefetchQuery(queries.thread(open));
  }
  return null;
};
