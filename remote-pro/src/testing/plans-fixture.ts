import type { Plan } from 'shared-contracts/schemas/plan';

const common = { price: 0, currency: 'XAF', period: 'month', days: 30 } as const;

/** The three plans, cheapest first. */
export const plansFixture: Plan[] = [
  { ...common, id: 'free', labelFr: 'Gratuit', labelEn: 'Free', entitlements: [] },
  { ...common, id: 'standard', labelFr: 'Standard', labelEn: 'Standard', entitlements: ['articles', 'statistics'] },
  { ...common, id: 'premium', labelFr: 'Premium', labelEn: 'Premium', entitlements: ['articles', 'advertising'] },
];
