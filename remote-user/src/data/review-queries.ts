import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointment } from 'shared-contracts/schemas/appointment';
import { ownReview, type OwnReview } from 'shared-contracts/schemas/review';
import { type ReviewInput } from 'shared-contracts/schemas/review-input';
import { pageOf } from 'shared-contracts/schemas/wire';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { unknown } from 'valibot';

export const reviewsKey = ['reviews'] as const;

const reviewPage = pageOf(ownReview);
const appointmentPage = pageOf(appointment);
const PAGE = 10;

const from = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** Queries of what a client wrote about appointments, and of what is still to be written. */
export const reviewQueries = (http: HttpClient) => ({
  /** What was written, newest first. */
  written: (cursor: string | null) =>
    queryOptions({
      queryKey: [...reviewsKey, 'written', cursor],
      queryFn: async ({ signal }) => {
        const body = { mine: true, sort: [{ createdAt: 'desc' }], limit: PAGE, ...from(cursor) };
        const { data, page } = await http.request('POST', '/reviews/find-by', reviewPage, { body, signal });
        return { reviews: data, next: page?.next ?? null };
      },
    }),
  /** Appointments that took place and have no review, the latest first. Their changes concern it too. */
  toWrite: (cursor: string | null) =>
    queryOptions({
      queryKey: [...appointmentsKey, 'client', 'to review', cursor],
      queryFn: async ({ signal }) => {
        const body = { where: { awaitsReview: true }, sort: [{ startsAt: 'desc' }], limit: PAGE, ...from(cursor) };
        const { data, page } = await http.request('POST', '/appointments/find-by', appointmentPage, { body, signal });
        return { appointments: data, next: page?.next ?? null };
      },
    }),
  /** The own review of an appointment, or null. */
  of: (appointmentId: string) =>
    queryOptions({
      queryKey: [...reviewsKey, 'of', appointmentId],
      queryFn: async ({ signal }): Promise<OwnReview | null> => {
        const body = { mine: true, where: { appointmentId }, limit: 1 };
        return (await http.request('POST', '/reviews/find-by', reviewPage, { body, signal })).data[0] ?? null;
      },
    }),
});

/** @throws ProblemError 409 ALREADY_REVIEWED or APPOINTMENT_NOT_DONE */
export const writeReview = (http: HttpClient, input: ReviewInput, idempotencyKey: string): Promise<unknown> =>
  http.request('POST', '/base/reviews/create', unknown(), {
    body: input,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** @throws ProblemError 409 TRANSITION_NOT_ALLOWED once it is published */
export const changeReview = (
  http: HttpClient,
  id: string,
  change: Omit<ReviewInput, 'appointmentId'>,
): Promise<unknown> => http.request('PUT', `/base/reviews/update/${id}`, unknown(), { body: change });
