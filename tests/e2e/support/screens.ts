import { clientPaths, professionalPaths, publicPaths } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { LayoutName } from 'shared-contracts/remote/remote-module';
import { signInPath } from 'shared-contracts/remote/return-path';
import type { ApiDriver } from './api-driver.ts';

export interface Screen {
  readonly path: string;
  readonly layout: LayoutName | null;
  /** Where visitors are redirected on purpose. */
  readonly leadsTo?: string;
}

/** Sign-in and registration screens (specification, section 2; screens.md). */
const AUTH = [
  '/alt-zoom',
  '/zoom',
  '/jitsi',
  '/login',
  '/login-user',
  '/reset-pw',
  '/inscription',
  '/inscription-2',
  '/inscription-user',
];

/** The home page and the booking have frames of their own. */
const isBare = (path: string): boolean => path === '/' || path.startsWith('/lawyers/booking/');

const screenOf = (path: string): Screen => ({
  path,
  layout: isBare(path) ? null : AUTH.includes(path.replace(/[?#].*/u, '')) ? 'auth' : 'default',
  ...(path === '/inscription-2' && { leadsTo: signInPath('professional', path) }),
});

/** Every public route of the specification with existing parameters. */
export async function publicRoutes(api: ApiDriver): Promise<Screen[]> {
  const lawyer = await api.demoLawyer();
  const articleId = await api.articleId();
  return publicPaths.map((pattern) =>
    screenOf(
      pattern
        .replace('/article/:id', `/article/${articleId}`)
        .replace(':idname', lawyer.slug)
        .replace(':id', lawyer.id),
    ),
  );
}

/** Other states of the same routes by query: filtered, empty, a later step. */
const STATES = [
  '/recherche?q=xyzzy&category=land',
  '/schedule-meeting?category=land&from=02:00&to=02:15&zone=Africa/Douala',
  '/blog?q=xyzzy&category=land',
  '/documentation?entry=book-an-appointment',
  '/documentation?q=xyzzy',
  '/reset-pw#token=x',
  '/reset-pw?done=1',
];

/** Every public screen of a visitor, without a language: routes of the specification, and their other states. */
export const publicScreens = async (api: ApiDriver): Promise<Screen[]> => [
  ...(await publicRoutes(api)),
  ...STATES.map(screenOf),
];

/** Every route of an area, with an appointment of the user and its client. */
export const professionalScreens = ({ id, clientId }: Pick<Appointment, 'id' | 'clientId'>): readonly Screen[] =>
  professionalPaths.map((path) => ({
    path:
      path === '/pro/articles/:id'
        ? '/pro/articles/new'
        : path.replace(':id', path === '/pro/clients/:id' ? clientId : id),
    layout: 'pro-dashboard',
  }));
export const clientScreens = ({ id }: Pick<Appointment, 'id'>): readonly Screen[] =>
  clientPaths.map((path) => ({ path: path.replace(':id', id), layout: 'user-dashboard' }));

/** The pages of one appointment and one client, and the other tabs of articles. */
export const professionalStates = ({ id, clientId }: Pick<Appointment, 'id' | 'clientId'>): readonly Screen[] =>
  [
    `/pro/rendez-vous/${id}`,
    `/pro/clients/${clientId}`,
    '/pro/articles?view=questions',
    '/pro/articles?view=comments',
  ].map((path) => ({ path, layout: 'pro-dashboard' }));

/** The pages of a professional that are lists of what others did or the professional made. */
export const professionalLists: readonly Screen[] = [
  'tableau-de-bord',
  'en-attente',
  'rendez-vous',
  'clients',
  'avis',
  'articles',
  'publicite',
  'message',
].map((name) => ({ path: `/pro/${name}`, layout: 'pro-dashboard' }));

interface ClientRows {
  /** With an answer. */
  readonly questionId: string;
  /** That took place, without a review. */
  readonly metId: string;
  /** With a document. */
  readonly preparedId: string;
}

/** Other states of a client's routes, by query or by what the client has. */
export const clientStates = ({ questionId, metId, preparedId }: ClientRows): readonly Screen[] =>
  [
    '/user/question?ask=1',
    `/user/question?question=${questionId}`,
    `/user/avis?write=${metId}`,
    `/user/rendez-vous/${preparedId}`,
  ].map((path) => ({ path, layout: 'user-dashboard' }));
