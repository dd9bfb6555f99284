import type { Platform } from 'shared-contracts/platform/platform';
import type { AddViewKind } from 'shared-contracts/schemas/advertising';
import { unknown } from 'valibot';

const HALF = 0.5;

/**
 * Counts one view of an advertisement when half of it is visible, and the first click (`add_views`). A failure is only
 * logged. Returns a function that stops it.
 */
export function watchView(shown: Element, addId: string, { http, telemetry }: Platform): () => void {
  const viewId = crypto.randomUUID();
  const count = (kind: AddViewKind) => {
    http
      .request('POST', '/base/add_views/create', unknown(), { body: { addId, viewId, kind } })
      .catch((error: unknown) => telemetry.error(error, { where: 'view of an advertisement' }));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      count('impression');
    },
    { threshold: HALF },
  );
  observer.observe(shown);
  const handleClick = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a') === null) return;
    shown.removeEventListener('click', handleClick);
    count('click');
  };
  shown.addEventListener('click', handleClick);
  return () => {
    observer.disconnect();
    shown.removeEventListener('click', handleClick);
  };
}
