import type { HttpClient } from 'shared-contracts/platform/http-client';
import {
  professionalFacets,
  type FacetsQuery,
  type ProfessionalFacets,
} from 'shared-contracts/schemas/professional-facets';
import { boolean, object } from 'valibot';

const answer = object({ data: professionalFacets, capped: boolean() });

/** How many people the search would find with another value in one of its fields. */
export const countFacets = (
  http: HttpClient,
  asked: FacetsQuery,
  signal: AbortSignal,
): Promise<{ readonly data: ProfessionalFacets; readonly capped: boolean }> =>
  http.request('POST', '/facets', answer, { body: asked, signal });
