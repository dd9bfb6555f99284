import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointmentParty, type PartyInput } from 'shared-contracts/schemas/appointment-party';
import { oneOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';

/** Name of the draft of the dialog. */
export const partyDraft = 'party';

/** @throws ProblemError */
export const addParty = (http: HttpClient, appointmentId: string, party: PartyInput): Promise<unknown> =>
  http.request('POST', '/base/appointment_parties/create', oneOf(appointmentParty), {
    body: { appointmentId, ...party },
  });

/** @throws ProblemError */
export const removeParty = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('DELETE', `/base/appointment_parties/delete/${id}`, unknown());
