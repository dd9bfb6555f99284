import type { Platform } from 'shared-contracts/platform/platform';
import type { FacetsQuery } from 'shared-contracts/schemas/professional-facets';
import { searchAlternative, type SearchAlternative } from 'shared-contracts/schemas/search-alternatives';
import { oneOf } from 'shared-contracts/schemas/wire';
import { array } from 'valibot';

const answer = oneOf(array(searchAlternative));

/** What the text of a search that found nobody may have meant. A failure is only logged: the page has other ways on. */
export async function findAlternatives(
  { http, telemetry }: Platform,
  asked: FacetsQuery,
  signal: AbortSignal,
): Promise<readonly SearchAlternative[]> {
  if (asked.text === undefined) return [];
  try {
    return (await http.request('POST', '/suggestions/alternatives', answer, { body: asked, signal })).data;
  } catch (error) {
    if (signal.aborted) throw error;
    telemetry.error(error, { where: 'search alternatives' });
    return [];
  }
}
