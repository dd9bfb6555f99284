import * as v from 'valibot';
import { planIds } from './vocabulary.ts';

/** Row of `plans`: the plan card of section 3 (label, price, period, days). Prices are whole units of `currency`. */
export const plan = v.object({
  id: v.picklist(planIds),
  labelFr: v.string(),
  labelEn: v.string(),
  price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.string(),
  period: v.picklist(['month', 'year']),
  days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  entitlements: v.array(v.string()),
});
export type Plan = v.InferOutput<typeof plan>;
