import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useOwnId } from '../use-own-id.ts';
import { countUnsent } from './unsent.ts';

/** In any page of an area: sends what was written before the last reload. */
export function useSendUnsent(): void {
  const platform = usePlatform();
  const userId = useOwnId();
  useEffect(() => {
    if (countUnsent(userId) === 0) return;
    const send = async () => {
      const { outboxOf } = await import(/* webpackChunkName: "outbox" */ './outbox-of.ts');
      outboxOf(platform, userId).flush();
    };
    // Without the chunk the page of messages sends it.
    send().catch(() => undefined);
  }, [platform, userId]);
}
