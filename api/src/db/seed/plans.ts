import type { PlanId } from 'shared-contracts/schemas/vocabulary';

/**
 * What the plans cost and grant. The prices are fictitious, for demonstration: change them here before selling anything. XAF has no
 * minor unit. `entitlements` decide what a plan opens; the assistant is the standard plan's alone (specification, section 6).
 */
export const seedPlans: readonly {
  id: PlanId;
  labelFr: string;
  labelEn: string;
  price: number;
  currency: string;
  period: 'month' | 'year';
  days: number;
  entitlements: readonly string[];
}[] = [
  {
    id: 'free',
    labelFr: 'Gratuit',
    labelEn: 'Free',
    price: 0,
    currency: 'XAF',
    period: 'month',
    days: 0,
    entitlements: ['profile', 'booking'],
  },
  {
    id: 'standard',
    labelFr: 'Standard',
    labelEn: 'Standard',
    price: 12_345,
    currency: 'XAF',
    period: 'month',
    days: 30,
    entitlements: ['profile', 'booking', 'articles', 'statistics', 'assistant'],
  },
  {
    id: 'premium',
    labelFr: 'Premium',
    labelEn: 'Premium',
    price: 123_456,
    currency: 'XAF',
    period: 'year',
    days: 365,
    entitlements: ['profile', 'booking', 'articles', 'statistics', 'advertising', 'priority_support'],
  },
];
