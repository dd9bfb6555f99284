import { useSuspenseQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { plansQuery } from '../../data/plan/plan-queries.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';

/** What `plans.entitlements` may grant and a screen of this area needs. */
export type ScreenEntitlement = 'articles' | 'statistics' | 'advertising';

/** Whether the professional's plan grants it. A loader prefetches `plansQuery` and the professional. */
export function useIsInPlan(entitlement: ScreenEntitlement): boolean {
  const { http } = usePlatform();
  const { data: plans } = useSuspenseQuery(plansQuery(http));
  const { data: professional } = useSuspenseQuery(practiceQueries(http).professional());
  return plans.some(({ id, entitlements }) => id === professional.planId && entitlements.includes(entitlement));
}
