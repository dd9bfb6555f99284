import type { HttpClient } from 'shared-contracts/platform/http-client';
import { consultationSuggestion, type ConsultationSuggestion } from 'shared-contracts/schemas/consultation-suggestion';
import { pageOf } from 'shared-contracts/schemas/wire';

const page = pageOf(consultationSuggestion);

/** What may be filled in for a new consultation, of all professions. @throws ProblemError */
export const listSuggestions = async (http: HttpClient, signal?: AbortSignal): Promise<ConsultationSuggestion[]> =>
  (await http.request('POST', '/consultation_suggestions/find-by', page, { body: { limit: 100 }, signal })).data;
