import { readDraft } from 'shared-contracts/platform/form-draft';
import { withoutLocale } from 'shared-contracts/remote/localized-path';
import type { Control } from './watch-input.ts';

/** Names of the drafts of this page (`use-form-draft`): its path, and one more for each further form on it. */
function draftsHere(): readonly string[] {
  const path = withoutLocale(window.location.pathname);
  try {
    const others = Object.keys(sessionStorage).filter((key) => key.startsWith(`draft:${path}#`));
    return [path, ...others.map((key) => key.slice('draft:'.length))];
  } catch {
    return []; // storage is blocked: no form keeps anything
  }
}

/** Kept by the form itself, so that a reload brings it back; passwords never are. */
const isKept = ({ name, type }: Control): boolean =>
  name !== '' &&
  type !== 'password' &&
  draftsHere().some((draft) => Object.hasOwn(readDraft(draft), name.split('.', 1)[0] ?? ''));

/** Whether something that was typed would be lost by a new document at an address; what stands in that (a search, its filters) comes back with it. */
export function hasUnsavedInput(typed: readonly Control[], href: string): boolean {
  const inAddress = new Set(new URL(href).searchParams.values());
  return typed.some((control) => control.value !== '' && !isKept(control) && !inAddress.has(control.value));
}
