import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';

/** Code that a first view does not need: undefined until it is wanted and has come. Without it the page goes on, and the failure is logged. */
export function useLatePart<Part extends object>(load: () => Promise<Part>, isWanted = true): Part | undefined {
  const { telemetry } = usePlatform();
  const [part, setPart] = useState<Part>();
  const fetchPart = useEffectEvent(() => {
    load().then(setPart, (error: unknown) => telemetry.error(error, { where: 'late part' }));
  });
  useEffect(() => {
    if (isWanted) fetchPart();
  }, [isWanted]);
  return part;
}
