import type { AppRouter } from '../mounting/create-app-router.ts';
import { deadlines } from '../loading/with-deadline.ts';

/**
 * Calls back when code and data of a page are there and it still does not show: something in it suspends for ever, and React keeps what stood
 * there before without a word. `shownKey` answers the location (its key) whose page stands in the document. Answers the function that stops it.
 */
export function watchFirstRender(
  router: Pick<AppRouter, 'state' | 'subscribe'>,
  shownKey: () => string | undefined,
  onLate: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isShown = (): boolean => router.state.location.key === shownKey();
  const look = (): void => {
    clearTimeout(timer);
    const { initialized, navigation } = router.state;
    if (!initialized || navigation.state !== 'idle' || isShown()) return;
    timer = setTimeout(() => {
      if (!isShown()) onLate();
    }, deadlines.render);
  };
  const unsubscribe = router.subscribe(look);
  look();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
