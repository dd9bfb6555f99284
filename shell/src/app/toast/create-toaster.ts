import { atom, type createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { Toaster } from 'shared-contracts/platform/platform';

/** What draws the toasts, from the first one on. */
export const toastListAtom = atom<{ readonly ToastList: ComponentType } | null>(null);

const loadToasts = () => Promise.all([import('react-hot-toast/headless'), import('./toast-list.tsx')]);

/** Milliseconds. */
const retryPause = 5000;

const lineOrPause = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, retryPause);
  });

/** Its code may be missing just when it is to say that the line is: the toast then comes late, and the page stays. */
async function loadUntilThere(): ReturnType<typeof loadToasts> {
  try {
    return await loadToasts();
  } catch {
    await lineOrPause();
    return loadUntilThere();
  }
}

/** react-hot-toast, loaded with the first toast; never called on the server. */
export function createToaster(store: ReturnType<typeof createStore>): Toaster {
  const show = async (tone: 'success' | 'error' | 'info', text: string) => {
    const [{ toast }, { ToastList, toastTiming }] = await loadUntilThere();
    store.set(toastListAtom, { ToastList });
    const aria = {
      role: tone === 'error' ? ('alert' as const) : ('status' as const),
      'aria-live': tone === 'error' ? ('assertive' as const) : ('polite' as const),
    };
    const options = { ...toastTiming, ariaProps: aria };
    if (tone === 'info') toast(text, options);
    else toast[tone](text, options);
  };
  return {
    success: (text) => void show('success', text),
    error: (text) => void show('error', text),
    info: (text) => void show('info', text),
  };
}
