import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { hasToastsAtom } from './create-toaster.ts';

const ToastList = lazy(() => import('./toast-list.tsx').then(({ ToastList: Component }) => ({ default: Component })));

/** Slot of the toasts; the list is loaded with the first one. */
export function ToastHost() {
  const hasToasts = useAtomValue(hasToastsAtom);
  if (!hasToasts) return null;
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  );
}
