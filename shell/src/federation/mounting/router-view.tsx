import { use, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { AppRouter } from './create-app-router.ts';

export interface RouterViewProps {
  /** A promise suspends until it resolves. */
  readonly router: AppRouter | Promise<AppRouter>;
  readonly pending: React.ReactNode;
}

/** The router; until its first page is loaded, the frame that the server sent. */
export function RouterView({ router: given, pending }: RouterViewProps) {
  const router = given instanceof Promise ? use(given) : given;
  const isReady = useSyncExternalStore(
    (onChange) => router.subscribe(onChange),
    () => router.state.initialized,
    () => true,
  );
  return isReady ? <RouterProvider router={router} /> : pending;
}
