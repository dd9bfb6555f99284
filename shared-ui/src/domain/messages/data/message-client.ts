import type { HttpClient } from 'shared-contracts/platform/http-client';
import {
  conversation,
  foundConversation,
  message,
  type Conversation,
  type Message,
} from 'shared-contracts/schemas/conversation';
import {
  type ConversationChange,
  type ConversationInput,
  type MessageInput,
} from 'shared-contracts/schemas/conversation-input';
import { type MessageReportInput } from 'shared-contracts/schemas/message-report';
import { upload, type Upload } from 'shared-contracts/schemas/upload';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { array, boolean, object, optional, unknown } from 'valibot';
import type { Party } from '../../appointments/queries/available-actions.ts';
import type { Unsent } from '../outbox/unsent.ts';

/** Which conversations a list has. */
export type Shown = 'all' | 'unread' | 'archived';
export const shownGroups: readonly Shown[] = ['all', 'unread', 'archived'];

/** Those of an address. */
export const shownOf = (name: string | null): Shown => shownGroups.find((one) => one === name) ?? 'all';

const conversations = pageOf(conversation);
const oneConversation = oneOf(conversation);
const messages = pageOf(message);
const oneMessage = oneOf(message);
const found = object({ data: array(foundConversation), capped: optional(boolean()) });
const uploaded = oneOf(upload);

const CONVERSATIONS = 25;
/** Messages of a page: about three screens. */
const MESSAGES = 40;
/** So many on each side of a message that is gone to. */
const AROUND = 30;

const criteria = (party: Party, show: Shown) =>
  show === 'unread' ? { [`${party}Unread`]: { $gt: 0 } } : { [`${party}Archived`]: show === 'archived' };

/** A page of the reader's conversations, the latest first. @throws ProblemError */
export async function listConversations(
  http: HttpClient,
  party: Party,
  show: Shown,
  cursor: string | null,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly Conversation[]; readonly next: string | null }> {
  const body = { where: criteria(party, show), limit: CONVERSATIONS, ...(cursor === null ? {} : { cursor }) };
  const { data, page } = await http.request('POST', '/conversations/find-by', conversations, { body, signal });
  return { rows: data, next: page?.next ?? null };
}

/** At most 50 names and messages that have the text, each with its conversation. @throws ProblemError */
export async function searchConversations(http: HttpClient, text: string, signal: AbortSignal) {
  const { data, capped } = await http.request('POST', '/conversations/search', found, { body: { text }, signal });
  const rows = data.flatMap((row) => (row.matches?.length ? row.matches.map((match) => ({ ...row, match })) : [row]));
  return { rows, isCapped: capped ?? false };
}

/** @throws ProblemError */
export const getConversation = async (http: HttpClient, id: string, signal?: AbortSignal): Promise<Conversation> =>
  (await http.request('GET', `/base/conversations/get-one/${id}`, oneConversation, { signal })).data;

/** Opens a conversation, or returns the one there is. @throws ProblemError */
export const openConversation = async (http: HttpClient, input: ConversationInput): Promise<Conversation> =>
  (
    await http.request('POST', '/base/conversations/create', oneConversation, {
      body: input,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
  ).data;

/** @throws ProblemError */
export const changeConversation = async (
  http: HttpClient,
  id: string,
  change: ConversationChange,
): Promise<Conversation> =>
  (await http.request('PUT', `/base/conversations/update/${id}`, oneConversation, { body: change })).data;

/** The end of a conversation, or the messages before, after or around a `seq`. */
type ThreadPart = 'latest' | { readonly before: number } | { readonly after: number } | { readonly around: number };

/** `seq` has no gaps: those around one are known by their numbers. */
function seqOf(part: Exclude<ThreadPart, 'latest'>) {
  if ('before' in part) return { $lt: part.before };
  if ('after' in part) return { $gt: part.after };
  return { $gte: part.around - AROUND, $lte: part.around + AROUND };
}

/** A page of a conversation, in no order. @throws ProblemError */
export async function listMessages(
  http: HttpClient,
  conversationId: string,
  part: ThreadPart,
  signal?: AbortSignal,
): Promise<readonly Message[]> {
  const isLatest = part === 'latest';
  const body = {
    where: { conversationId, ...(isLatest ? {} : { seq: seqOf(part) }) },
    sort: [{ seq: !isLatest && 'after' in part ? 'asc' : 'desc' }],
    limit: !isLatest && 'around' in part ? 2 * AROUND + 1 : MESSAGES,
  };
  return (await http.request('POST', '/messages/find-by', messages, { body, signal })).data;
}

/** The first message to somebody after a `seq`; null where there is none. @throws ProblemError */
export async function firstMessageTo(
  http: HttpClient,
  recipientId: string,
  conversationId: string,
  after: number,
  signal: AbortSignal,
): Promise<number | null> {
  const body = { where: { conversationId, recipientId, seq: { $gt: after } }, sort: [{ seq: 'asc' }], limit: 1 };
  return (await http.request('POST', '/messages/find-by', messages, { body, signal })).data[0]?.seq ?? null;
}

/** @throws ProblemError */
export const getMessage = async (http: HttpClient, id: string): Promise<Message> =>
  (await http.request('GET', `/base/messages/get-one/${id}`, oneMessage)).data;

/** The same one again returns the message that there is. @throws ProblemError */
export async function sendMessage(
  http: HttpClient,
  { id, conversationId, body, attachment }: Unsent,
): Promise<Message> {
  const input: MessageInput = {
    id,
    conversationId,
    body,
    attachment: attachment && { uploadId: attachment.uploadId, name: attachment.name },
  };
  return (await http.request('POST', '/base/messages/create', oneMessage, { body: input })).data;
}

/** Keeps a file for a message. @throws ProblemError */
export async function uploadAttachment(
  http: HttpClient,
  file: File,
  key: string,
  signal: AbortSignal,
  onUploadProgress: (fraction: number) => void,
): Promise<Upload> {
  const body = new FormData();
  body.append('purpose', 'message');
  body.append('file', file);
  const headers = { 'Idempotency-Key': key };
  return (await http.request('POST', '/uploads', uploaded, { body, signal, headers, onUploadProgress })).data;
}

/** Tells the other party that somebody is writing. @throws ProblemError */
export const tellTyping = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('POST', `/conversations/${id}/typing`, unknown());

/** @throws ProblemError */
export const blockPerson = (http: HttpClient, blockedId: string): Promise<unknown> =>
  http.request('POST', '/base/blocks/create', unknown(), {
    body: { blockedId },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
export const unblockPerson = (http: HttpClient, blockId: string): Promise<unknown> =>
  http.request('DELETE', `/base/blocks/delete/${blockId}`, unknown());
export const reportConversation = (http: HttpClient, input: MessageReportInput): Promise<unknown> =>
  http.request('POST', '/base/message_reports/create', unknown(), {
    body: input,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
