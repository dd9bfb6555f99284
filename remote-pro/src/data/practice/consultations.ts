import type { HttpClient } from 'shared-contracts/platform/http-client';
import { consultation } from 'shared-contracts/schemas/consultation';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { unknown, type InferOutput } from 'valibot';

export type Consultation = InferOutput<typeof consultation>;
/** What a form of a consultation writes. */
export type ConsultationValues = Omit<Consultation, 'id' | 'professionalId' | 'createdAt' | 'position'>;

const page = pageOf(consultation);
const row = oneOf(consultation);

/** The calling professional's consultations, in their order. @throws ProblemError */
export const listConsultations = async (http: HttpClient, signal?: AbortSignal): Promise<Consultation[]> =>
  (await http.request('POST', '/pro/get-all/consultations', page, { body: { limit: 100 }, signal })).data;

/** @throws ProblemError 409 TOO_MANY_CONSULTATIONS. */
export const createConsultation = async (
  http: HttpClient,
  values: ConsultationValues & { readonly position: number },
  idempotencyKey: string,
): Promise<Consultation> =>
  (
    await http.request('POST', '/base/consultations/create', row, {
      body: values,
      headers: { 'Idempotency-Key': idempotencyKey },
    })
  ).data;

/** Changes a consultation while the columns of `expected` are as they were read. @throws ProblemError 409 CHANGED_MEANWHILE. */
export const changeConsultation = async (
  http: HttpClient,
  id: string,
  change: Partial<ConsultationValues & { readonly position: number }>,
  expected: Partial<Consultation> = {},
): Promise<Consultation> =>
  (await http.request('PUT', `/base/consultations/update/${id}`, row, { body: { ...change, expected } })).data;

/** Appointments that were booked as it keep its name and fee. @throws ProblemError */
export const deleteConsultation = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('DELETE', `/base/consultations/delete/${id}`, unknown());
