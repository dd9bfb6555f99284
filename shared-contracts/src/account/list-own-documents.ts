import type { HttpClient } from '../platform/http-client.ts';
import { document, type Document } from '../schemas/document.ts';
import { pageOf } from '../schemas/wire.ts';

const answer = pageOf(document);

/** What the signed-in professional has handed in, in any state. @throws ProblemError */
export async function listOwnDocuments(http: HttpClient, signal?: AbortSignal): Promise<readonly Document[]> {
  const { data } = await http.request('POST', '/pro/get-all/documents', answer, { body: { limit: 100 }, signal });
  return data;
}
