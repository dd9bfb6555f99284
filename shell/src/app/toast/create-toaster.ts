import { atom, type createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { Toaster } from 'shared-contracts/platform/platform';
import { signOutsAtom } from '../session/session-end.ts';

/** What draws the toasts, from the first one on. */
export const toastListAtom = atom<{ readonly ToastList: ComponentType } | null>(null);

const loadToasts = () => Promise.all([import('react-hot-toast/headless'), import('./toast-list.tsx')]);

/** Milliseconds. What a toast says later than that is over. */
const [retryPause, patience] = [5000, 30_000];

const lineOrPause = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, retryPause);
    window.addEventListener('online', end);
  });

/** Their code may be missing just when a toast is to say that the line is: it then comes late, and the page stays. */
async function loadLate() {
  const began = Date.now();
  for (;;)
    try {
      return await loadToasts();
    } catch {
      if (Date.now() - began > patience) return undefined;
      await lineOrPause();
    }
}

/** react-hot-toast, loaded with the first toast; never called on the server. */
export function createToaster(store: ReturnType<typeof createStore>): Toaster {
  let loading: ReturnType<typeof loadLate> | undefined;
  const shown = new Map<string, string>();
  // What waits behind another was said to somebody who has left.
  store.sub(signOutsAtom, () => {
    shown.clear();
    void loading?.then((loaded) => loaded?.[0].toast.removeAll());
  });
  const show = async (tone: 'success' | 'error' | 'info', text: string) => {
    const asked = Date.now();
    const loaded = await (loading ??= loadLate());
    if (loaded === undefined) loading = undefined;
    if (loaded === undefined || Date.now() - asked > patience) return;
    const [{ toast }, { ToastList }] = loaded;
    store.set(toastListAtom, { ToastList });
    const ariaProps = {
      role: tone === 'error' ? ('alert' as const) : ('status' as const),
      'aria-live': tone === 'error' ? ('assertive' as const) : ('polite' as const),
    };
    // A confirmation takes the place of the one before, which may no longer be true; anything else that of the same text.
    // As another toast, so that it is announced.
    const place = tone === 'success' ? '' : text;
    const before = shown.get(place);
    if (before !== undefined) toast.remove(before);
    shown.set(place, tone === 'info' ? toast(text, { ariaProps }) : toast[tone](text, { ariaProps }));
  };
  return {
    success: (text) => void show('success', text),
    error: (text) => void show('error', text),
    info: (text) => void show('info', text),
  };
}
