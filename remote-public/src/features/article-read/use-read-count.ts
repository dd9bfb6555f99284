import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { unknown } from 'valibot';

/** Who only looks whether this is what they seek has not read it. */
const READING_MS = 5_000;

/** Counts a read (`POST /article-views`) once the page has been looked at for some seconds. A failure is only logged. */
export function useReadCount(articleId: string): void {
  const { http, telemetry } = usePlatform();
  useEffect(() => {
    let left = READING_MS;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      left -= 1_000;
      if (left > 0) return;
      clearInterval(timer);
      http
        .request('POST', '/article-views', unknown(), { body: { articleId } })
        .catch((error: unknown) => telemetry.error(error, { where: 'read of an article' }));
    }, 1_000);
    return () => clearInterval(timer);
  }, [http, telemetry, articleId]);
}
