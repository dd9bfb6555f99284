import { randomUUID } from 'node:crypto';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { ConsultationQuote } from 'shared-contracts/schemas/consultation';
import type { Person, TestApi } from './test-api.ts';
import { askFor, hour } from './working-professional.ts';

/** Response of the appointment calls, or their error. */
export interface BookingReply {
  readonly data: Appointment;
  readonly code: string;
  readonly errors: { pointer: string; code: string }[];
  readonly details: { nearest?: { startsAt: string }[] };
}

/** First day of the booking tests. */
export const monday = Date.parse('2026-11-23T00:00:00Z');
/** The instant `day` days and `hours` hours after it. */
export const at = (day: number, hours: number) => new Date(monday + (day * 24 + hours) * hour).toISOString();
export const reason = 'A lease that ends too early and a deposit that is kept';

interface Wanted {
  readonly professionalId: string;
  readonly startsAt: string;
  readonly holder?: string;
  readonly consultationId?: string;
  readonly quote?: ConsultationQuote;
}

/** The calls of two people who book with each other. */
export const bookingCalls = (api: TestApi) => ({
  /** For the professional's first consultation unless `wanted` names another. */
  request: async (who: Person, wanted: Wanted, key: string = randomUUID()) =>
    api.call<BookingReply>('POST', '/base/appointments/create', {
      token: who.token,
      body: {
        callType: 'video',
        reason,
        ...(wanted.consultationId === undefined && (await askFor(api, wanted.professionalId))),
        ...wanted,
      },
      headers: { 'idempotency-key': key },
    }),
  change: (who: Person, id: string, where: object, set: object) =>
    api.call<BookingReply>('PUT', `/base/appointments/update-where/${id}`, { token: who.token, body: { where, set } }),
  slots: async (body: object, token?: string) =>
    (await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', { body, token })).body.data,
});
