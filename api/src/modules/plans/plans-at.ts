import type { Plan } from 'shared-contracts/schemas/plan';
import type { PlanPrices } from '../../settings/config.ts';
import type { Entitlement } from '../../policy/policy.ts';

type OurPlan = Plan & { readonly entitlements: Entitlement[] };

/** The three plans. `entitlements` are checked by policies; only the standard plan has the assistant (specification, section 6). */
export function plansAt({ standard, premium, currency }: PlanPrices): Record<Plan['id'], OurPlan> {
  return {
    free: {
      id: 'free',
      labelFr: 'Gratuit',
      labelEn: 'Free',
      price: 0,
      currency,
      period: 'month',
      days: 0,
      entitlements: ['profile', 'booking'],
    },
    standard: {
      id: 'standard',
      labelFr: 'Standard',
      labelEn: 'Standard',
      price: standard,
      currency,
      period: 'month',
      days: 30,
      entitlements: ['profile', 'booking', 'articles', 'statistics', 'assistant'],
    },
    premium: {
      id: 'premium',
      labelFr: 'Premium',
      labelEn: 'Premium',
      price: premium,
      currency,
      period: 'year',
      days: 365,
      entitlements: ['profile', 'booking', 'articles', 'statistics', 'advertising', 'priority_support'],
    },
  };
}
