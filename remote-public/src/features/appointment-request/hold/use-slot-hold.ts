import { useEffect, useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { keepSlot, type Holding, type KeptSlot } from './keep-slot.ts';

const works = ['input', 'keydown', 'pointerdown'] as const;

interface SlotHoldOptions {
  readonly professionalId: string;
  readonly consultationId: string;
  readonly startsAt: string | null;
  readonly callType: CallType | null;
  /** It is held until another one is chosen, also when this ends. */
  readonly isNeeded: boolean;
  /** The slot is not available for now. A state setter, so it never changes. */
  readonly onTaken: (taken: { readonly slot: string }) => void;
}

/**
 * Holds the chosen slot from the moment it is chosen until the page is left, and renews the hold while the person
 * is active.
 */
export function useSlotHold({
  professionalId,
  consultationId,
  startsAt,
  callType,
  isNeeded,
  onTaken,
}: SlotHoldOptions) {
  const { http } = usePlatform();
  const asked = `${professionalId} ${consultationId} ${startsAt ?? ''} ${callType ?? ''}`;
  const [begun, setBegun] = useState<string>();
  if (isNeeded && begun !== asked) setBegun(asked);
  const isHeld = begun === asked;
  const [latest, setLatest] = useState<{ readonly asked: string; readonly holding: Holding }>();
  const [retryCount, setRetryCount] = useState(0);
  const keeper = useRef<KeptSlot>(undefined);
  const isKept = useRef(false);

  useEffect(() => {
    if (!isHeld || startsAt === null || callType === null) return undefined;
    const kept = keepSlot(http, { professionalId, consultationId, startsAt, callType }, (holding) => {
      setLatest({ asked, holding });
      if (holding.kind === 'gone' && holding.loss === 'taken') onTaken({ slot: startsAt });
    });
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
  }, [http, professionalId, consultationId, startsAt, callType, asked, isHeld, onTaken]);

  const holding: Holding = latest?.asked === asked && isHeld ? latest.holding : { kind: 'none' };
  return {
    holding,
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
