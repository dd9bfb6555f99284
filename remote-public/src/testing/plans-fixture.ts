import type { Plan } from 'shared-contracts/schemas/plan';

const common = { currency: 'XAF', period: 'month' } as const;

/** The three plans, cheapest first. */
export const plansFixture: Plan[] = [
  {
    ...common,
    id: 'free',
    labelFr: 'Gratuit',
    labelEn: 'Free',
    price: 0,
    days: 0,
    entitlements: ['profile', 'booking'],
  },
  {
    ...common,
    id: 'standard',
    labelFr: 'Standard',
    labelEn: 'Standard',
    price: 12_345,
    days: 30,
    entitlements: ['profile', 'booking', 'articles', 'assistant'],
  },
  {
    ...common,
    id: 'premium',
    labelFr: 'Premium',
    labelEn: 'Premium',
    price: 98_765,
    period: 'year',
    days: 365,
    entitlements: ['profile', 'booking', 'articles', 'advertising', 'not_yet_named'],
  },
];
