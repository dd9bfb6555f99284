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

/** What the text of a search without results may have meant, and the fields that it names. */
export interface Interpretations {
  readonly alternatives: readonly SearchAlternative[];
  readonly named: readonly NamedFields[];
}

const alternativesAnswer = oneOf(array(searchAlternative));
const namedAnswer = oneOf(array(namedFields));

/** Requests both in parallel. A failure is only logged. */
export async function findInterpretations(
  { http, telemetry }: Platform,
  asked: FacetsQuery,
  signal: AbortSignal,
): Promise<Interpretations> {
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
