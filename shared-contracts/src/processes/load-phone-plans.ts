import type * as plansModule from './phone-plans.ts';

type PhonePlans = typeof plansModule;

let plans: PhonePlans | undefined;
let loading: Promise<PhonePlans> | undefined;

/** The numbering plans of all countries, once they were loaded. */
export const phonePlans = (): PhonePlans | undefined => plans;

/** Loads them, 45 kB gz: only for who fills in a form. @throws where they cannot be loaded; the next call tries again */
export function loadPhonePlans(): Promise<PhonePlans> {
  loading ??= import(/* webpackChunkName: "phone-plans" */ './phone-plans.ts').then(
    (module) => (plans = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
