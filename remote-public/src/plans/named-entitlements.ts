import type { i18n, ParseKeys } from 'i18next';
import type { Plan } from 'shared-contracts/schemas/plan';

type NamedEntitlement =
  Extract<ParseKeys<'remote-public/plans'>, `entitlement.${string}.name`> extends `entitlement.${infer Name}.name`
    ? Name
    : never;

/** Entitlements of plans, in plan order. The data may have some that this remote has no text for. */
export const namedEntitlements = (plans: readonly Plan[], words: Pick<i18n, 'exists'>): readonly NamedEntitlement[] =>
  [...new Set(plans.flatMap(({ entitlements }) => entitlements))].filter((name): name is NamedEntitlement =>
    words.exists(`remote-public/plans:entitlement.${name}.name`),
  );
