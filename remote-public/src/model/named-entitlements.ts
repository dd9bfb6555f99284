import type { i18n } from 'i18next';
import type { Plan } from 'shared-contracts/schemas/content';

/** What plans open, in the order in which they bring it. Data may know of one before this remote has words for it. */
export const namedEntitlements = (plans: readonly Plan[], words: Pick<i18n, 'exists'>): readonly string[] =>
  [...new Set(plans.flatMap(({ entitlements }) => entitlements))].filter((name) =>
    words.exists(`remote-public/plans:entitlement.${name}.name`),
  );
