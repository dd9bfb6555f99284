import type { HttpClient } from 'shared-contracts/platform/http-client';
import { availabilityException, availabilityRule } from 'shared-contracts/schemas/availability';
import { holiday, type Holiday } from 'shared-contracts/schemas/absence';
import { suggestions } from 'shared-contracts/schemas/suggestions';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { array, omit, unknown, type InferOutput } from 'valibot';

// Without the owner, who is always the caller.
const ruleRow = omit(availabilityRule, ['professionalId']);
export type RuleRow = InferOutput<typeof ruleRow>;

const exceptionRow = omit(availabilityException, ['professionalId']);
export type ExceptionRow = InferOutput<typeof exceptionRow>;

/** The same for each of several days: hours (none: closed), a reason and who stands in. */
export type ExceptionDay = Pick<ExceptionRow, 'ranges' | 'reason' | 'substituteId'>;

/** Weekly hours, Monday first. @throws ProblemError */
export const listRules = async (http: HttpClient, signal?: AbortSignal): Promise<RuleRow[]> =>
  (
    await http.request('POST', '/pro/get-all/availability_rules', pageOf(ruleRow), {
      body: { sort: [{ weekday: 'asc' }, { startTime: 'asc' }], limit: 100 },
      signal,
    })
  ).data;

/** Replaces the whole week atomically, while it is the one that was read. @throws ProblemError 409 CHANGED_MEANWHILE. */
export const replaceRules = (
  http: HttpClient,
  rules: readonly Omit<RuleRow, 'id'>[],
  read: readonly RuleRow[],
): Promise<unknown> =>
  http.request('POST', `/base/availability_rules/create-many?replaces=${read.map(({ id }) => id).join()}`, unknown(), {
    body: rules,
  });

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

/** Writes days and reopens others (by date), atomically. @throws ProblemError */
export const writeDays = (
  http: HttpClient,
  days: readonly (ExceptionDay & { date: string })[],
  reopened: readonly string[],
) =>
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
  { ranges, reason, substituteId }: ExceptionDay,
  reopened: readonly string[] = [],
): Promise<void> {
  if (dates.length + reopened.length === 0) return;
  await writeDays(
    http,
    dates.map((date) => ({ date, ranges, reason, substituteId })),
    reopened,
  );
}

/** Restores the week's hours for all these dates, atomically. @throws ProblemError */
export const reopenDays = (http: HttpClient, dates: readonly string[]): Promise<unknown> => writeDays(http, [], dates);

const holidays = oneOf(array(holiday));

/** The public holidays of the own country in the year to come. @throws ProblemError */
export const listHolidays = async (http: HttpClient, signal?: AbortSignal): Promise<readonly Holiday[]> =>
  (await http.request('GET', '/holidays', holidays, { signal })).data;

const suggested = oneOf(suggestions);

/** Listed professionals whose name begins with the text, two characters at least. @throws ProblemError */
export const suggestProfessionals = async (http: HttpClient, text: string, signal?: AbortSignal) =>
  (await http.request('POST', '/suggestions', suggested, { body: { text }, signal })).data.professionals;
