import type { HttpClient } from 'shared-contracts/platform/http-client';
import { availabilityException, availabilityRule } from 'shared-contracts/schemas/availability';
import { pageOf } from 'shared-contracts/schemas/wire';
import { omit, unknown, type InferOutput } from 'valibot';

// Without the owner, who is always the caller.
const ruleRow = omit(availabilityRule, ['professionalId']);
export type RuleRow = InferOutput<typeof ruleRow>;

const exceptionRow = omit(availabilityException, ['professionalId']);
export type ExceptionRow = InferOutput<typeof exceptionRow>;

/** Weekly hours, Monday first. @throws ProblemError */
export const listRules = async (http: HttpClient, signal?: AbortSignal): Promise<RuleRow[]> =>
  (
    await http.request('POST', '/pro/get-all/availability_rules', pageOf(ruleRow), {
      body: { sort: [{ weekday: 'asc' }, { startTime: 'asc' }], limit: 100 },
      signal,
    })
  ).data;

/** Replaces the whole week atomically. @throws ProblemError */
export const replaceRules = (http: HttpClient, rules: readonly Omit<RuleRow, 'id'>[]): Promise<unknown> =>
  http.request('POST', '/base/availability_rules/create-many', unknown(), { body: rules });

const exceptionPage = pageOf(exceptionRow);

/** Every exception by date from `from` to `to` (YYYY-MM-DD, both included; no end without `to`), in order. @throws ProblemError */
export async function listExceptions(
  http: HttpClient,
  from: string,
  to?: string,
  signal?: AbortSignal,
): Promise<ExceptionRow[]> {
  const where = { date: { $gte: from, ...(to === undefined ? {} : { $lte: to }) } };
  const all: ExceptionRow[] = [];
  let cursor: string | null | undefined;
  do {
    const body = { where, sort: [{ date: 'asc' }], limit: 100, ...(cursor ? { cursor } : {}) };
    const { data, page } = await http.request('POST', '/pro/get-all/availability_exceptions', exceptionPage, {
      body,
      signal,
    });
    all.push(...data);
    cursor = page?.next;
  } while (cursor);
  return all;
}

/** Most days per call (the API's limit of values). */
export const maxDaysPerRequest = 100;

const writeDays = (http: HttpClient, days: readonly Omit<ExceptionRow, 'id'>[], reopened: readonly string[]) =>
  http.request(
    'POST',
    `/base/availability_exceptions/create-many${reopened.length > 0 ? `?reopen=${reopened.join()}` : ''}`,
    unknown(),
    { body: days },
  );

/**
 * Writes the same hours (none: closed) for several dates and reopens others, atomically.
 * @throws ProblemError
 */
export async function writeExceptions(
  http: HttpClient,
  dates: readonly string[],
  { ranges, reason }: Omit<ExceptionRow, 'id' | 'date'>,
  reopened: readonly string[] = [],
): Promise<void> {
  if (dates.length + reopened.length === 0) return;
  await writeDays(
    http,
    dates.map((date) => ({ date, ranges, reason })),
    reopened,
  );
}

/** Restores the week's hours for all these dates, atomically. @throws ProblemError */
export const reopenDays = (http: HttpClient, dates: readonly string[]): Promise<unknown> => writeDays(http, [], dates);

/** Deletes an exception, which restores the week's hours for that day. @throws ProblemError */
export const deleteException = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('DELETE', `/base/availability_exceptions/delete/${id}`, unknown());
