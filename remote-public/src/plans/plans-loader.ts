import { plan, type Plan } from 'shared-contracts/schemas/plan';
import { pageOf } from 'shared-contracts/schemas/wire';
import { platformOf, type LoaderArgs } from '../loading/platform-of.ts';
import { settle, type Settled } from '../loading/settle.ts';

const planPage = pageOf(plan);

export interface PlansData {
  /** Cheapest first. */
  readonly plans: Settled<readonly Plan[]>;
}

/** The plans of the API: prices, periods and entitlements are data (decision 017). */
export async function plansLoader(args: LoaderArgs): Promise<PlansData> {
  const { http } = platformOf(args);
  const found = await settle(http.request('GET', '/base/plans/get-all', planPage, { signal: args.request.signal }));
  return { plans: found.ok ? { ok: true, value: found.value.data } : found };
}
