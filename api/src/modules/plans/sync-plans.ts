import type { Tx } from '../../db/run-as.ts';
import { plansAt } from './plans-at.ts';
import type { PlanPrices } from '../../settings/config.ts';

/** Updates the rows to match code and settings. `tx` runs as `system`. */
export async function syncPlans(tx: Tx, prices: PlanPrices): Promise<void> {
  await tx
    .insertInto('plans')
    .values(Object.values(plansAt(prices)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        labelFr: ref('excluded.labelFr'),
        labelEn: ref('excluded.labelEn'),
        price: ref('excluded.price'),
        currency: ref('excluded.currency'),
        period: ref('excluded.period'),
        days: ref('excluded.days'),
        entitlements: ref('excluded.entitlements'),
      })),
    )
    .execute();
}
