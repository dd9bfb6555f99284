import type * as plansModule from './phone-plans.ts';

type PhonePlans = typeof plansModule;

let plans: PhonePlans | undefined;
let loading: Promise<PhonePlans> | undefined;
const listeners = new Set<() => void>();

/** The numbering plans of all countries, once they were loaded. */
export const phonePlans = (): PhonePlans | undefined => plans;

/** Calls once they were loaded, whoever asked for them; for `useSyncExternalStore`. */
export function onPhonePlans(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Loads them, 45 kB gz: only for who fills in a form. @throws where they cannot be loaded; the next call tries again */
export function loadPhonePlans(): Promise<PhonePlans> {
  loading ??= import(/* webpackChunkName: "phone-plans" */ './phone-plans.ts').then(
    (module) => {
      plans = module;
      for (const listener of listeners) listener();
      return module;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
