import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { AppRouter } from './create-app-router.ts';

/** The router, and until its first page is there the frame that the server sent. */
export function RouterView({ router, pending }: { readonly router: AppRouter; readonly pending: React.ReactNode }) {
  const isReady = useSyncExternalStore(
    (onChange) => router.subscribe(onChange),
    () => router.state.initialized,
    () => true,
  );
  return isReady ? <RouterProvider router={router} /> : pending;
}
