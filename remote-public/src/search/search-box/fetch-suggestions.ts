import type { Platform } from 'shared-contracts/platform/platform';
import { suggestions, type Suggestions } from 'shared-contracts/schemas/suggestions';
import { oneOf } from 'shared-contracts/schemas/wire';

const answer = oneOf(suggestions);

/** Cities and people whose names begin with the text. A failure is only logged. */
export async function fetchSuggestions(
  { http, telemetry }: Platform,
  text: string,
  signal: AbortSignal,
): Promise<Suggestions | null> {
  try {
    return (await http.request('POST', '/suggestions', answer, { body: { text }, signal })).data;
  } catch (error) {
    if (!signal.aborted) telemetry.error(error, { where: 'search suggestions' });
    return null;
  }
}
