import type { LoaderFunctionArgs } from 'react-router-dom';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { accountQueries } from 'shared-ui/domain/account/account-queries.ts';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { ownSms } from 'shared-ui/domain/notifications/sms-queries.ts';
import { paymentsQuery } from '../../data/plan/payment-queries.ts';
import { plansQuery } from '../../data/plan/plan-queries.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { statisticsQueries } from '../../data/plan/statistics-queries.ts';

/** Prefetches everything of the account at once. */
export async function accountLoader(args: LoaderFunctionArgs) {
  const platform = platformOf(args);
  const client = areaQueryClient(platform);
  const queries = accountQueries(platform.http);
  await Promise.all([
    client.fetchQuery(practiceQueries(platform.http).professional()),
    client.fetchQuery(queries.user()),
    client.fetchQuery(queries.pendingEmails()),
    client.fetchQuery(queries.factors()),
    client.fetchQuery(queries.sessions()),
    client.fetchQuery(queries.choices()),
    client.prefetchQuery(ownSms(platform.http)),
    client.fetchQuery(queries.dataExport()),
    client.fetchInfiniteQuery(paymentsQuery(platform.http)),
    client.fetchQuery(plansQuery(platform.http)),
    client.fetchQuery(statisticsQueries(platform.http).planEnd()),
  ]);
  return null;
}
