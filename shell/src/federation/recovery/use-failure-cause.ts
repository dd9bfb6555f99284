import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadError } from '../loading/load-error.ts';

/**
 * Diagnoses a failure when its card is mounted and re-renders the card; calls `onIntact` when the file is available
 * after all.
 */
export function useFailureCause(failed: LoadError | undefined, onIntact: () => void): void {
  const [, setFound] = useState<LoadError>();
  const handleFound = useEffectEvent((isIntact: boolean) => {
    setFound(failed);
    if (isIntact) onIntact();
  });
  useEffect(() => {
    let isShown = true;
    if (failed?.isUndiagnosed === true) void failed.diagnose().then((isIntact) => isShown && handleFound(isIntact));
    return () => {
      isShown = false;
    };
  }, [failed]);
}
