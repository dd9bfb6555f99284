import { useEffect, useRef, useState, type Dispatch } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { BookingEvent, HoldTarget } from '../booking-state.ts';
import { keepSlot, type KeptSlot } from './keep-slot.ts';

const works = ['input', 'keydown', 'pointerdown'] as const;

/** Holds a slot until the target changes or the page is left, and renews the hold while the person is active. */
export function useSlotHold(target: HoldTarget | null, dispatch: Dispatch<BookingEvent>) {
  const { http } = usePlatform();
  const [retryCount, setRetryCount] = useState(0);
  const keeper = useRef<KeptSlot>(undefined);
  const isKept = useRef(false);

  useEffect(() => {
    if (target === null) return undefined;
    dispatch({ kind: 'hold', target, holding: { kind: 'none' } });
    const kept = keepSlot(http, target, (holding) => dispatch({ kind: 'hold', target, holding }));
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void kept.acquire();
    };
    keeper.current = kept;
    isKept.current = false;
    void kept.acquire();
    for (const work of works) document.addEventListener(work, kept.renewOnActivity);
    window.addEventListener('focus', kept.recheck);
    window.addEventListener('pagehide', kept.releaseSoon);
    window.addEventListener('pageshow', handleShow);
    return () => {
      for (const work of works) document.removeEventListener(work, kept.renewOnActivity);
      window.removeEventListener('focus', kept.recheck);
      window.removeEventListener('pagehide', kept.releaseSoon);
      window.removeEventListener('pageshow', handleShow);
      kept.dispose(isKept.current);
    };
  }, [http, target, dispatch]);

  return {
    /** Number of retries: what showed the problem was replaced, and the focus was lost. */
    retryCount,
    again: async () => {
      await keeper.current?.acquire();
      setRetryCount((before) => before + 1);
    },
    /** Before the request is sent. */
    suspend: () => keeper.current?.suspend(),
    /** The request waits for the confirmation of its sender’s e-mail. */
    extend: () => void keeper.current?.extend(),
    /** Leaving the page does not release the slot: the person comes back, or has sent the request. */
    keep: () => void (isKept.current = true),
  };
}
