import type { AppRouter } from '../mounting/create-app-router.ts';
import { deadlines } from '../loading/with-deadline.ts';

/**
 * Calls `onLate` when code and data of a page are loaded and it still does not render: something suspends for ever,
 * and React keeps the old page. `renderedKey` returns the key of the rendered location. Returns a function that stops
 * it.
 */
export function watchFirstRender(
  router: Pick<AppRouter, 'state' | 'subscribe'>,
  renderedKey: () => string | undefined,
  onLate: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isRendered = (): boolean => router.state.location.key === renderedKey();
  const check = (): void => {
    clearTimeout(timer);
    const { initialized, navigation } = router.state;
    if (!initialized || navigation.state !== 'idle' || isRendered()) return;
    timer = setTimeout(() => {
      if (!isRendered()) onLate();
    }, deadlines.render);
  };
  const unsubscribe = router.subscribe(check);
  check();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
