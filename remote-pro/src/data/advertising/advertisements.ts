import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import {
  addDay,
  addHistoryEntry,
  ownAdd,
  type AddDay,
  type AddHistoryEntry,
  type AddInput,
  type AddStep,
  type OwnAdd,
} from 'shared-contracts/schemas/advertising';
import { id as addId } from 'shared-contracts/schemas/text';
import { upload, type Upload } from 'shared-contracts/schemas/upload';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { is, nullable, object, optional, string, undefined_, union, unknown, type InferOutput } from 'valibot';

const row = oneOf(ownAdd);
/** Everybody reads what runs, without the state. */
const anyRow = oneOf(union([ownAdd, object({ state: optional(undefined_()) })]));
const page = pageOf(ownAdd);
const days = pageOf(addDay);
const history = pageOf(addHistoryEntry);
const stored = oneOf(upload);
const articleTitle = object({ id: string(), titleFr: nullable(string()), titleEn: nullable(string()) });
const articles = pageOf(articleTitle);
export type ArticleTitle = InferOutput<typeof articleTitle>;

export interface AddPage {
  readonly adds: readonly OwnAdd[];
  readonly next: string | null;
}

/** One page of the own advertisements, the latest first. @throws ProblemError */
export async function listAdds(http: HttpClient, cursor: string | null, signal?: AbortSignal): Promise<AddPage> {
  const body = { sort: [{ createdAt: 'desc' }], limit: 20, ...(cursor === null ? {} : { cursor }) };
  const answer = await http.request('POST', '/pro/get-all/adds', page, { body, signal });
  return { adds: answer.data, next: answer.page?.next ?? null };
}

/** @throws ProblemError 404 for one that is not the caller's, and at once for an invalid id, which the counts would report as a field. */
export async function getAdd(http: HttpClient, id: string, signal?: AbortSignal): Promise<OwnAdd> {
  const data = is(addId, id) ? (await http.request('GET', `/base/adds/get-one/${id}`, anyRow, { signal })).data : {};
  if (data.state === undefined) throw new ProblemError({ status: 404, code: 'NOT_FOUND', errors: [] });
  return data;
}

/** Days that one request reads. */
export const mostAddDays = 100;

export interface AddDays {
  /** The oldest first. */
  readonly days: readonly AddDay[];
  /** Whether there are earlier ones. */
  readonly isCut: boolean;
}

/** The counts of the last hundred days on which it was seen. @throws ProblemError */
export async function listAddDays(http: HttpClient, addId: string, signal?: AbortSignal): Promise<AddDays> {
  const body = { where: { addId }, sort: [{ day: 'desc' }], limit: mostAddDays };
  const answer = await http.request('POST', '/pro/get-all/add_days', days, { body, signal });
  return { days: answer.data.toReversed(), isCut: Boolean(answer.page?.next) };
}

/** The last hundred steps, the latest first. @throws ProblemError */
export async function listAddHistory(
  http: HttpClient,
  addId: string,
  signal?: AbortSignal,
): Promise<readonly AddHistoryEntry[]> {
  const body = { where: { addId }, sort: [{ at: 'desc' }], limit: 100 };
  return (await http.request('POST', '/pro/get-all/add_history', history, { body, signal })).data;
}

/** The latest hundred of the own published articles. @throws ProblemError */
export async function listArticleTitles(http: HttpClient, signal?: AbortSignal): Promise<readonly ArticleTitle[]> {
  const body = {
    where: { publishedAt: { $lte: new Date().toISOString() } },
    select: ['id', 'titleFr', 'titleEn'],
    sort: [{ publishedAt: 'desc' }],
    limit: 100,
  };
  return (await http.request('POST', '/pro/get-all/articles', articles, { body, signal })).data;
}

/** @throws ProblemError */
export const createAdd = async (http: HttpClient, body: AddInput, idempotencyKey: string): Promise<OwnAdd> =>
  (await http.request('POST', '/base/adds/create', row, { body, headers: { 'Idempotency-Key': idempotencyKey } })).data;

/** Changes an advertisement while the columns of `expected` are as they were read. @throws ProblemError 409 CHANGED_MEANWHILE. */
export const changeAdd = async (
  http: HttpClient,
  id: string,
  change: Partial<AddInput>,
  expected: Partial<OwnAdd>,
): Promise<OwnAdd> =>
  (await http.request('PUT', `/base/adds/update/${id}`, row, { body: { ...change, expected } })).data;

/** One step of the life cycle, from the state that is shown. @throws ProblemError 412 when it is another by now. */
export const stepAdd = async (http: HttpClient, add: OwnAdd, state: AddStep['state']): Promise<OwnAdd> =>
  (
    await http.request('PUT', `/base/adds/update-where/${add.id}`, row, {
      body: { where: { state: add.state }, set: { state } },
    })
  ).data;

/** @throws ProblemError */
export const deleteAdd = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('DELETE', `/base/adds/delete/${id}`, unknown());

/** Stores a picture, which the next save uses. @throws ProblemError */
export async function sendAddPicture(
  http: HttpClient,
  blob: Blob,
  onUploadProgress: (fraction: number) => void,
): Promise<Upload> {
  const body = new FormData();
  body.append('purpose', 'advertisement');
  body.append('file', blob);
  return (await http.request('POST', '/uploads', stored, { body, onUploadProgress })).data;
}
