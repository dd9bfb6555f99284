import type { HttpClient } from 'shared-contracts/platform/http-client';
import { type PublicProfessional } from 'shared-contracts/schemas/professional';
/** True for the id of a row; anything else in an address is a slug. */
export declare const isId: (value: string) => boolean;
/**
 * The verified professional with this id or slug.
 *
 * @throws Response 404 when there is none: the shell shows its page for what does not exist.
 */
export declare function findProfessional(
  http: HttpClient,
  idOrSlug: string,
  signal: AbortSignal,
): Promise<PublicProfessional>;
