import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { hasToastsAtom } from './create-toaster.ts';

const ToastList = lazy(() => import('./toast-list.tsx').then(({ ToastList: Component }) => ({ default: Component })));

/** Place of the toasts. Costs the first view nothing: the list is fetched with the first toast. */
export function ToastHost() {
  const hasToasts = useAtomValue(hasToastsAtom);
  if (!hasToasts) return null;
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  );
}
