import type { HttpClient } from 'shared-contracts/platform/http-client';
import { waitingEntry, type WaitingEntry } from 'shared-contracts/schemas/waiting';
import { type WaitingInput } from 'shared-contracts/schemas/waiting-input';
import { oneOf } from 'shared-contracts/schemas/wire';

const answer = oneOf(waitingEntry);

/** Enters the waiting list, once per key. @throws ProblemError TOO_MANY_ENTRIES and the like */
export async function enterWaitingList(http: HttpClient, input: WaitingInput, key: string): Promise<WaitingEntry> {
  const { data } = await http.request('POST', '/base/waiting_entries/create', answer, {
    body: input,
    headers: { 'Idempotency-Key': key },
  });
  return data;
}
