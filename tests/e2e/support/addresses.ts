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
  const articleId = await api.articleId();
  return publicPaths.map((pattern) => ({
    path: pattern
      .replace('/article/:id', `/article/${articleId}`)
      .replace(':idname', lawyer.slug)
      .replace(':id', lawyer.id),
    layout: pattern === '/' ? null : AUTH.includes(pattern) ? 'auth' : 'default',
  }));
}

/** Every route of an area, with an appointment of the person's. */
export const professionalAddresses = (appointmentId: string): readonly Address[] =>
  professionalPaths.map((path) => ({ path: path.replace(':id', appointmentId), layout: 'pro-dashboard' }));
export const clientAddresses = (appointmentId: string): readonly Address[] =>
  clientPaths.map((path) => ({ path: path.replace(':id', appointmentId), layout: 'user-dashboard' }));
