import type { HttpClient } from 'shared-contracts/platform/http-client';
import { document, type Document } from 'shared-contracts/schemas/document';
import { pageOf } from 'shared-contracts/schemas/wire';

const answer = pageOf(document);

/** The documents of the signed-in professional, in any state. @throws ProblemError */
export async function listOwnDocuments(http: HttpClient, signal?: AbortSignal): Promise<readonly Document[]> {
  const { data } = await http.request('POST', '/pro/get-all/documents', answer, { body: { limit: 100 }, signal });
  return data;
}
