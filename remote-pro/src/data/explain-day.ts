import type { HttpClient } from 'shared-contracts/platform/http-client';
import { explainedDay, type ExplainedDay, type ExplainQuery } from 'shared-contracts/schemas/availability';
import { oneOf } from 'shared-contracts/schemas/wire';

const answer = oneOf(explainedDay);

/** Why the slots of the professional's own day are offered or not. @throws ProblemError */
export const explainDay = async (http: HttpClient, asked: ExplainQuery, signal?: AbortSignal): Promise<ExplainedDay> =>
  (await http.request('POST', '/slots/explain', answer, { body: asked, signal })).data;
