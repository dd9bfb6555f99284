import type { Platform } from 'shared-contracts/platform/platform';
import type { FacetsQuery } from 'shared-contracts/schemas/professional-facets';
import {
  namedFields,
  searchAlternative,
  type NamedFields,
  type SearchAlternative,
} from 'shared-contracts/schemas/search-alternatives';
import { oneOf } from 'shared-contracts/schemas/wire';
import { array, type GenericSchema } from 'valibot';

/** What the text of a search that found nobody may have meant, and the fields of a search that it names. */
export interface Meanings {
  readonly alternatives: readonly SearchAlternative[];
  readonly named: readonly NamedFields[];
}

const alternativesAnswer = oneOf(array(searchAlternative));
const namedAnswer = oneOf(array(namedFields));

/** Asks for both at once. A failure is only logged: the page has other ways on. */
export async function findMeanings(
  { http, telemetry }: Platform,
  asked: FacetsQuery,
  signal: AbortSignal,
): Promise<Meanings> {
  if (asked.text === undefined) return { alternatives: [], named: [] };
  const ask = async <T>(path: string, answer: GenericSchema<unknown, { data: T[] }>): Promise<readonly T[]> => {
    try {
      return (await http.request('POST', path, answer, { body: asked, signal })).data;
    } catch (error) {
      if (signal.aborted) throw error;
      telemetry.error(error, { where: path });
      return [];
    }
  };
  const [alternatives, named] = await Promise.all([
    ask('/suggestions/alternatives', alternativesAnswer),
    ask('/suggestions/fields', namedAnswer),
  ]);
  return { alternatives, named };
}
