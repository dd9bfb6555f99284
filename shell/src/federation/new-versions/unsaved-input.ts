import { readDraft } from 'shared-contracts/platform/form-draft';
import { withoutLocale } from 'shared-contracts/remote/localized-path';
import type { Control } from './track-input.ts';

/** Keys of the drafts of this page (`use-form-draft`): its path, and one more for each further form. */
function draftsHere(): readonly string[] {
  const path = withoutLocale(window.location.pathname);
  try {
    const others = Object.keys(sessionStorage).filter((key) => key.startsWith(`draft:${path}#`));
    return [path, ...others.map((key) => key.slice('draft:'.length))];
  } catch {
    return []; // storage is blocked: no form keeps a draft
  }
}

/** Kept as a draft, so that a reload restores it; passwords never are. */
const isKept = ({ name, type }: Control): boolean =>
  name !== '' &&
  type !== 'password' &&
  draftsHere().some((draft) => Object.hasOwn(readDraft(draft), name.split('.', 1)[0] ?? ''));

/**
 * Whether a new document at a URL would lose input. What is in the query string (a search, its filters) is not lost.
 */
export function hasUnsavedInput(typed: readonly Control[], href: string): boolean {
  const inAddress = new Set(new URL(href).searchParams.values());
  return typed.some((control) => control.value !== '' && !isKept(control) && !inAddress.has(control.value));
}
