import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { createContext as createRouterContext } from 'react-router-dom';
import type { Platform } from './platform.ts';

/** For loaders and actions: `context.get(platformContext).http`. */
export const platformContext = createRouterContext<Platform>();

/** For components; provided by the shell. */
export const PlatformContext = createContext<Platform | null>(null);

/** The platform of this document. @throws Error outside the shell's provider. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('no platform');
  return platform;
}

/**
 * Code loaded on demand: undefined until it is needed and loaded. A failure is only logged. It lives here because every
 * remote gets this module from the shell instead of bundling it.
 */
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
