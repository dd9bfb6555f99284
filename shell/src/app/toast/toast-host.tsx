import { useAtomValue } from 'jotai';
import { toastListAtom } from './create-toaster.ts';

/** Slot of the toasts; the list is loaded with the first one. */
export function ToastHost() {
  const loaded = useAtomValue(toastListAtom);
  return loaded === null ? null : <loaded.ToastList />;
}
