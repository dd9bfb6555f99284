import { atom, type createStore } from 'jotai';
import type { Toaster } from 'shared-contracts/platform/platform';

/** On from the first toast: only then its code is fetched. */
export const hasToastsAtom = atom(false);

/** Specification, section 9: closes itself after 5000 ms, leaves in 300 ms. */
export const toastTiming = { duration: 5000, removeDelay: 300 } as const;

const loadToast = () => import('react-hot-toast/headless');

/** react-hot-toast, fetched with the first toast. On the server there is nobody to show one to, and nobody calls. */
export function createToaster(store: ReturnType<typeof createStore>): Toaster {
  const show = (tone: 'success' | 'error' | 'info', text: string) => {
    store.set(hasToastsAtom, true);
    void loadToast().then(({ toast }) => {
      const aria = {
        role: tone === 'error' ? ('alert' as const) : ('status' as const),
        'aria-live': tone === 'error' ? ('assertive' as const) : ('polite' as const),
      };
      const options = { ...toastTiming, ariaProps: aria };
      if (tone === 'info') toast(text, options);
      else toast[tone](text, options);
    });
  };
  return {
    success: (text) => show('success', text),
    error: (text) => show('error', text),
    info: (text) => show('info', text),
  };
}
