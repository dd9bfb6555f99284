import { atom, type createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { Toaster } from 'shared-contracts/platform/platform';

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
  const show = async (tone: 'success' | 'error' | 'info', text: string) => {
    const asked = Date.now();
    const loaded = await (loading ??= loadLate());
    if (loaded === undefined) loading = undefined;
    if (loaded === undefined || Date.now() - asked > patience) return;
    const [{ toast }, { ToastList, toastTiming }] = loaded;
    store.set(toastListAtom, { ToastList });
    const aria = {
      role: tone === 'error' ? ('alert' as const) : ('status' as const),
      'aria-live': tone === 'error' ? ('assertive' as const) : ('polite' as const),
    };
    const options = { ...toastTiming, ariaProps: aria };
    if (tone === 'info') toast(text, options);
    else if (tone === 'error') toast.error(text, options);
    // In the place of the one before, which may no longer be true, and would come to cover what is below.
    else toast.success(text, { ...options, id: 'confirmation' });
  };
  return {
    success: (text) => void show('success', text),
    error: (text) => void show('error', text),
    info: (text) => void show('info', text),
  };
}
