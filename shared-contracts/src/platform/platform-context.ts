import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router-dom';
import type { Platform } from './platform.ts';

/** For loaders and actions: `context.get(platformContext).http`. */
export const platformContext = createRouterContext<Platform>();

/** For components; provided by the shell. */
export const PlatformContext = createContext<Platform | null>(null);

/** The platform of this document. @throws Error outside the shell's provider. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs the shell around it');
  return platform;
}
