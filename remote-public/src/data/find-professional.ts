import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { publicProfessional, type PublicProfessional } from 'shared-contracts/schemas/professional';
import { id } from 'shared-contracts/schemas/text';
import { oneOf } from 'shared-contracts/schemas/wire';
import { is } from 'valibot';

const professionalAnswer = oneOf(publicProfessional);

/** True for the id of a row; anything else in an address is a slug. */
export const isId = (value: string): boolean => is(id, value);

/**
 * The verified professional with this id or slug.
 *
 * @throws Response 404 when there is none: the shell shows its page for what does not exist.
 */
export async function findProfessional(
  http: HttpClient,
  idOrSlug: string,
  signal: AbortSignal,
): Promise<PublicProfessional> {
  try {
    const answer = isId(idOrSlug)
      ? await http.request('GET', `/base/professionals/get-one/${idOrSlug}`, professionalAnswer, { signal })
      : await http.request('POST', '/professionals/find-one-by', professionalAnswer, {
          body: { where: { slug: idOrSlug } },
          signal,
        });
    return answer.data;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404)
      throw new Response(null, { status: 404, statusText: 'Not Found' });
    throw error;
  }
}
