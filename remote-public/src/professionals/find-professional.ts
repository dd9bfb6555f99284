import type { Platform } from 'shared-contracts/platform/platform';
import { publicProfessional, type PublicProfessional } from 'shared-contracts/schemas/professional';
import { id } from 'shared-contracts/schemas/text';
import { oneOf } from 'shared-contracts/schemas/wire';
import { is } from 'valibot';
import { inLanguage } from '../loading/in-language.ts';
import { orNotFound } from '../loading/or-not-found.ts';

const professionalAnswer = oneOf(publicProfessional);

/** True for the id of a row; anything else in a URL is a slug. */
export const isId = (value: string): boolean => is(id, value);

/**
 * The verified professional with this id or slug.
 *
 * @throws Response 404 when there is none; the shell shows its not-found page
 */
export async function findProfessional(
  { http, locale }: Pick<Platform, 'http' | 'locale'>,
  idOrSlug: string,
  signal: AbortSignal,
): Promise<PublicProfessional> {
  const { data } = await orNotFound(
    isId(idOrSlug)
      ? http.request('GET', `/base/professionals/get-one/${idOrSlug}`, professionalAnswer, { signal })
      : http.request('POST', '/professionals/find-one-by', professionalAnswer, {
          body: { where: { slug: idOrSlug } },
          signal,
        }),
  );
  return inLanguage(data, locale);
}
