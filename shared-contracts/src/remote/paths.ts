/**
 * Every route of section 2 of the specification, declared once. The same path serves both locales: the locale is the
 * router's basename (French bare, English under `/en`).
 */
export const publicPaths = [
  '/',
  '/blog',
  '/alt-news',
  '/produits',
  '/documentation',
  '/zoom',
  '/jitsi',
  '/alt-zoom',
  '/login',
  '/login-user',
  '/pricing',
  '/reset-pw',
  '/nimbia-ai',
  '/recherche',
  '/inscription',
  '/inscription-2',
  '/inscription-user',
  '/lawyers',
  '/lawyers/:id',
  '/lawyers/booking/:id',
  '/professionnels',
  '/professionnels/:idname',
  '/professionnels/:idname_2',
  '/article/:id',
  '/politique-confi',
  '/CGU',
  '/CGV',
  '/schedule-meeting',
] as const;

/** Professional area; requires a signed-in professional. */
export const professionalPaths = [
  '/pro/avis',
  '/pro/disp',
  '/pro/fg-pw',
  '/pro/Compte',
  '/pro/clients',
  '/pro/clients/:id',
  '/pro/message',
  '/pro/pricing',
  '/pro/profile',
  '/pro/articles',
  '/pro/articles/:id',
  '/pro/factures',
  '/pro/nimbia-ai',
  '/pro/publicite',
  '/pro/en-attente',
  '/pro/disponibilite',
  '/pro/tableau-de-bord',
  '/pro/rendez-vous',
  '/pro/rendez-vous/:id',
] as const;

/** Client area; requires a signed-in client. */
export const clientPaths = [
  '/user/avis',
  '/user/disp',
  '/user/fg-pw',
  '/user/clients',
  '/user/comment',
  '/user/message',
  '/user/profile',
  '/user/factures',
  '/user/question',
  '/user/nimbia-ai',
  '/user/en-attente',
  '/user/disponibilite',
  '/user/tableau-de-bord',
  '/user/rendez-vous',
  '/user/rendez-vous/:id',
] as const;

export type PublicPath = (typeof publicPaths)[number];
export type ProfessionalPath = (typeof professionalPaths)[number];
export type ClientPath = (typeof clientPaths)[number];
/** Any path of the product, with its parameters as `:name`. */
export type Path = PublicPath | ProfessionalPath | ClientPath;

/** Names of the parameters of a path: `'id'` of `/lawyers/:id`, `'idname'` of `/professionnels/:idname_2`. */
export type ParamsOf<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamsOf<Tail>
    : Rest extends `${infer Name}_2`
      ? Name
      : Rest
  : never;

type Query = Readonly<Record<string, string | number | boolean | undefined>>;
type Arguments<P extends string> = [ParamsOf<P>] extends [never]
  ? [params?: undefined, query?: Query]
  : [params: Readonly<Record<ParamsOf<P>, string>>, query?: Query];

/**
 * The address of a path inside the current locale, e.g. `href('/lawyers/:id', {id})`. Parameters are percent-encoded,
 * undefined query values are omitted.
 */
export function href<P extends Path>(path: P, ...[params, query]: Arguments<P>): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  const filled = path.replace(/:([a-z]+)/gu, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}
