import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadError } from '../loading/load-error.ts';

/** Looks for the cause of a failure when its card stands there, and draws the card anew when it is found; `onWell` when nothing is wrong any more. */
export function useFoundCause(failed: LoadError | undefined, onWell: () => void): void {
  const [, setFound] = useState<LoadError>();
  const handleFound = useEffectEvent((isWell: boolean) => {
    setFound(failed);
    if (isWell) onWell();
  });
  useEffect(() => {
    let isShown = true;
    if (failed?.isOpen === true) void failed.look().then((isWell) => isShown && handleFound(isWell));
    return () => {
      isShown = false;
    };
  }, [failed]);
}
