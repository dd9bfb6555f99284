import type { Platform } from 'shared-contracts/platform/platform';
import { consultation, mostConsultations } from 'shared-contracts/schemas/consultation';
import { pageOf } from 'shared-contracts/schemas/wire';
import { pick, type InferOutput } from 'valibot';

const offeredConsultation = pick(consultation, [
  'id',
  'nameFr',
  'nameEn',
  'minutes',
  'feeKind',
  'fee',
  'currency',
  'callTypes',
  'meetingProvider',
  'preparationFr',
  'preparationEn',
]);
/** What can be booked, as the public reads it. */
export type OfferedConsultation = InferOutput<typeof offeredConsultation>;

const consultationPage = pageOf(offeredConsultation);
const select = Object.keys(offeredConsultation.entries);

/** The active consultations of a professional; the first is the default one. */
export async function listConsultations(
  { http }: Pick<Platform, 'http'>,
  professionalId: string,
  signal: AbortSignal,
): Promise<readonly OfferedConsultation[]> {
  const { data } = await http.request('POST', '/consultations/find-by', consultationPage, {
    // Their own professional would read the others too.
    body: { where: { professionalId, active: true }, select, limit: mostConsultations },
    signal,
  });
  return data;
}
