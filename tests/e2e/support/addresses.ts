import { clientPaths, professionalPaths, publicPaths } from 'shared-contracts/remote/paths';
import type { LayoutName } from 'shared-contracts/remote/remote-module';
import type { ApiDriver } from './api-driver.ts';

export interface Address {
  readonly path: string;
  readonly layout: LayoutName | null;
}

/** Screens that people sign in through (specification, section 2; screens.md). */
const AUTH = ['/alt-zoom', '/login', '/login-user', '/reset-pw', '/inscription', '/inscription-2', '/inscription-user'];

/** Every public route of the specification with parameters that exist. */
export async function publicAddresses(api: ApiDriver): Promise<Address[]> {
  const { lawyer } = await api.bookableLawyer(0);
  return publicPaths.map((pattern) => ({
    path: pattern.replace(':idname', lawyer.slug).replace(':id', lawyer.id),
    layout: pattern === '/' ? null : AUTH.includes(pattern) ? 'auth' : 'default',
  }));
}

/** The areas' routes that need no parameter. */
export const professionalAddresses: readonly Address[] = professionalPaths
  .filter((path) => !path.includes(':'))
  .map((path) => ({ path, layout: 'pro-dashboard' }));
export const clientAddresses: readonly Address[] = clientPaths
  .filter((path) => !path.includes(':'))
  .map((path) => ({ path, layout: 'user-dashboard' }));
