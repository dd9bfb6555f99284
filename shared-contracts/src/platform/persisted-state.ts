import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';
import { add } from '../schemas/add.ts';
import { professionalFilter } from '../schemas/professional-filter.ts';
import { sessionUser } from '../schemas/session.ts';
import { legalCategory, locale, planIds } from '../schemas/vocabulary.ts';

/**
 * The client-side state of section 3 of the specification, each persisted in local storage under its own name. A value
 * that does not match its schema (corrupted, foreign, of an older release) reads as the initial value.
 */
function persisted<S extends v.GenericSchema>(key: string, schema: S, initial: v.InferOutput<S>) {
  type Value = v.InferOutput<S>;
  const parse = (raw: string | null): Value => {
    if (raw === null) return initial;
    try {
      const result = v.safeParse(schema, JSON.parse(raw));
      return result.success ? result.output : initial;
    } catch {
      return initial; // not JSON: a foreign value
    }
  };
  return atomWithStorage<Value>(key, initial, {
    getItem: (name) => {
      try {
        return parse(localStorage.getItem(name));
      } catch {
        return initial; // storage is blocked: kept in memory
      }
    },
    setItem: (name, value) => {
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Full or blocked: the value lasts for this document.
      }
    },
    removeItem: (name) => {
      try {
        localStorage.removeItem(name);
      } catch {
        // Blocked: there is nothing to remove.
      }
    },
    subscribe: (name, onChange) => {
      if (typeof window === 'undefined') return () => undefined;
      const handleStorage = (event: StorageEvent) => {
        if (event.storageArea === localStorage && event.key === name) onChange(parse(event.newValue));
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  });
}

export const userAtom = persisted('user', v.nullable(sessionUser), null);
export const userIdAtom = persisted('userId', v.nullable(v.string()), null);
export const planIdAtom = persisted('planId', v.nullable(v.picklist(planIds)), null);
export const tokenAtom = persisted('token', v.nullable(v.string()), null);
export const isAuthenticatedAtom = persisted('isAuthenticated', v.boolean(), false);
/** null until the user chooses: the system preference applies. */
export const isDarkAtom = persisted('isDark', v.nullable(v.boolean()), null);
export const isOnlineAtom = persisted('isOnline', v.boolean(), true);
/** The booking in progress when the user was sent to sign in; survives a reload. */
export const isInProgressToBookAtom = persisted(
  'isInProgressToBook',
  v.nullable(
    v.object({
      professionalId: v.string(),
      path: v.string(),
      startsAt: v.nullable(v.string()),
      callType: v.nullable(v.string()),
      reason: v.string(),
      /** Documents already uploaded. */
      documents: v.optional(v.array(v.object({ uploadId: v.string(), name: v.string() }))),
      /** Other parties as the form has them. */
      parties: v.optional(v.array(v.object({ as: v.string(), name: v.string(), otherNames: v.string() }))),
      /** The user who has signed in since; undefined for a visitor. */
      ownerId: v.optional(v.string()),
      /** The tab in which a visitor wrote it, see `tabId`: it goes to who signs in there. */
      tab: v.optional(v.string()),
    }),
  ),
  null,
);
/** Path of the user's dashboard. */
export const dashboardAtom = persisted('dashboard', v.nullable(v.string()), null);
export const addsAtom = persisted('adds', v.array(add), []);
export const lawyersFilterKeyAtom = persisted('lawyersFilterKey', v.string(), '');
export const lawyersFilterCriteriaAtom = persisted('lawyersFilterCriteria', professionalFilter, {
  sort: 'relevance',
  limit: 20,
});
export const lawyersFilterSpecialitiesAtom = persisted('lawyersFilterSpecialities', v.array(legalCategory), []);
/** `en` without a locale in the URL or a choice (specification, section 9). */
export const langAtom = persisted('lang', locale, 'en');

/** Logout (specification, section 4): clears user, token, dashboard, planId and userId, sets isAuthenticated false. */
export const clearSessionAtom = atom(null, (_get, set) => {
  set(userAtom, null);
  set(tokenAtom, null);
  set(dashboardAtom, null);
  set(planIdAtom, null);
  set(userIdAtom, null);
  set(isAuthenticatedAtom, false);
});
