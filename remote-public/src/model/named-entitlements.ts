import type { i18n } from 'i18next';
import type { Plan } from 'shared-contracts/schemas/content';

/** Entitlements of plans, in plan order. The data may have some that this remote has no text for. */
export const namedEntitlements = (plans: readonly Plan[], words: Pick<i18n, 'exists'>): readonly string[] =>
  [...new Set(plans.flatMap(({ entitlements }) => entitlements))].filter((name) =>
    words.exists(`remote-public/plans:entitlement.${name}.name`),
  );
