import { atom, type createStore } from 'jotai';
import type { Toaster } from 'shared-contracts/platform/platform';

/** True from the first toast: its code is loaded then. */
export const hasToastsAtom = atom(false);

/** Specification, section 9: closes after 5000 ms, exit animation 300 ms. */
export const toastTiming = { duration: 5000, removeDelay: 300 } as const;

const loadToast = () => import('react-hot-toast/headless');

/** react-hot-toast, loaded with the first toast; never called on the server. */
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
