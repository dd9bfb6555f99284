import { accountSession, mailPromised } from 'shared-contracts/schemas/account-access';
import { aggregateQuery } from 'shared-contracts/schemas/aggregate';
import { explainedDay, explainQuery, professionalSlots, slotsQuery } from 'shared-contracts/schemas/availability';
import { earliestRequest, earliestSlots } from 'shared-contracts/schemas/earliest';
import { loadCount } from 'shared-contracts/schemas/load-report';
import { specialitiesFilter } from 'shared-contracts/schemas/professional-filter';
import { facetsQuery, professionalFacets } from 'shared-contracts/schemas/professional-facets';
import { alternativesQuery, namedFields, searchAlternative } from 'shared-contracts/schemas/search-alternatives';
import { sessionAnswer, sessionUser } from 'shared-contracts/schemas/session';
import { slotHold } from 'shared-contracts/schemas/slot-hold';
import { suggestions, suggestionsQuery } from 'shared-contracts/schemas/suggestions';
import { upload, uploadPurposes } from 'shared-contracts/schemas/upload';
import { liveEvent } from 'shared-contracts/schemas/wire';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { countQuery, idempotencyHeader, lastEventHeader, pageQuery, reopenQuery, signedQuery } from './parameters.ts';
import type { Parameters } from './parameters.ts';
import type { Schema } from './schemas.ts';

export interface CallDescription {
  readonly tag: 'sign-in' | 'tables' | 'files' | 'live' | 'service';
  readonly summary: string;
  /** What is sent; a route that checks its body by a schema of its own needs no word here. */
  readonly body?:
    | GenericSchema
    | { readonly component: string }
    | { readonly tables: 'create' | 'createMany' | 'update' }
    | { readonly multipart: Schema };
  readonly query?: Parameters;
  readonly headers?: Parameters;
  /** What `data` of the answer is. */
  readonly answer?: GenericSchema | 'row' | 'rows';
  /** What stands beside `data`. */
  readonly beside?: readonly ('page' | 'total' | 'capped')[];
  readonly status?: number;
  /** Anything but `{data}`. */
  readonly mediaType?: string;
  /** Nobody has to be signed in; where the table's policy decides, a token may be sent. */
  readonly isOpen?: true;
}

const nothing = v.object({});
const query = { component: 'Query' } as const;
/** In this order: the purpose decides what file is taken. */
const fileForm: Schema = {
  type: 'object',
  required: ['purpose', 'file'],
  properties: {
    purpose: { enum: uploadPurposes },
    file: {
      type: 'string',
      format: 'binary',
      description: 'A jpg, png or svg by its content; for an appointment a jpg, png or PDF.',
    },
  },
};

/** A sentence for each call, by `METHOD path`; what is sent comes from the schemas that check it. */
export const callDescriptions: Readonly<Record<string, CallDescription>> = {
  'POST /auth/register': {
    tag: 'sign-in',
    summary:
      'Opens an account and signs in. 409 EMAIL_TAKEN a few times an hour, then 429 whether the email is taken or free.',
    answer: sessionAnswer,
    status: 201,
    isOpen: true,
  },
  'POST /auth/login': {
    tag: 'sign-in',
    summary: 'Signs in. The refresh token comes as an HttpOnly cookie.',
    answer: sessionAnswer,
    isOpen: true,
  },
  'POST /auth/refresh': {
    tag: 'sign-in',
    summary: 'Exchanges the refresh cookie for a new token; used again after more than 10 s, it ends the session.',
    answer: sessionAnswer,
    isOpen: true,
  },
  'POST /auth/logout': {
    tag: 'sign-in',
    summary: 'Ends the session of the token and of the cookie.',
    answer: nothing,
    isOpen: true,
  },
  'GET /auth/me': { tag: 'sign-in', summary: 'Who is signed in.', answer: sessionUser },
  'POST /auth/forgot': {
    tag: 'sign-in',
    summary: 'Mails a link to choose a new password to whoever has this email; the same answer for everybody.',
    answer: mailPromised,
    status: 202,
    isOpen: true,
  },
  'POST /auth/confirm/send': {
    tag: 'sign-in',
    summary: 'Mails the link that confirms the email of the account once more.',
    answer: mailPromised,
    status: 202,
  },
  'POST /auth/confirm': {
    tag: 'sign-in',
    summary: 'Confirms the email of an account with a mailed token, signed in or not.',
    answer: nothing,
    isOpen: true,
  },
  'POST /auth/reset/check': {
    tag: 'sign-in',
    summary: 'Whether a mailed token would be taken, without using it; RESET_INVALID as the reset answers it.',
    answer: nothing,
    isOpen: true,
  },
  'POST /auth/reset': {
    tag: 'sign-in',
    summary: 'Sets a new password by a mailed token, once, within 30 minutes; every session ends.',
    answer: nothing,
    isOpen: true,
  },
  'POST /auth/change-password': {
    tag: 'sign-in',
    summary: 'Sets a new password; every other session ends.',
    answer: nothing,
  },
  'PUT /auth/recovery-email': {
    tag: 'sign-in',
    summary:
      'Changes the second e-mail of a professional, for the password; links that were mailed end, and both old addresses are told.',
    answer: nothing,
  },
  'GET /auth/sessions': { tag: 'sign-in', summary: 'Where the person is signed in.', answer: v.array(accountSession) },
  'DELETE /auth/sessions': { tag: 'sign-in', summary: 'Signs out everywhere, here too.', answer: nothing },
  'DELETE /auth/sessions/:id': { tag: 'sign-in', summary: 'Signs out there.', answer: nothing },
  'POST /auth/export': {
    tag: 'sign-in',
    summary: 'Everything of one’s own as a ZIP: the rows of each table as JSON, and the files.',
    mediaType: 'application/zip',
  },
  'DELETE /auth/account': { tag: 'sign-in', summary: 'Deletes the account.', answer: nothing },

  'GET /base/:table/get-all': {
    tag: 'tables',
    summary: 'A page of all rows that the caller may list.',
    query: pageQuery,
    answer: 'rows',
    beside: ['page'],
    isOpen: true,
  },
  'POST /base/:table/lawyer-filter': {
    tag: 'tables',
    summary: 'The named filter of lawyers (table professionals); the first page says how many there are.',
    body: { component: 'Filter' },
    answer: 'rows',
    beside: ['page', 'total', 'capped'],
    isOpen: true,
  },
  'POST /base/:table/doctor-filter': {
    tag: 'tables',
    summary: 'The named filter by specialities (table professionals); the first page says how many there are.',
    body: specialitiesFilter,
    answer: 'rows',
    beside: ['page', 'total', 'capped'],
    isOpen: true,
  },
  'POST /pro/get-all/:table': {
    tag: 'tables',
    summary: 'Rows that belong to the calling professional; 403 for a table in which none can.',
    body: query,
    answer: 'rows',
    beside: ['page'],
  },
  'GET /base/:table/get-one/:id': {
    tag: 'tables',
    summary: 'One row; 404 for one that the caller may not read.',
    answer: 'row',
    isOpen: true,
  },
  'POST /base/:table/create': {
    tag: 'tables',
    summary: 'Creates a row. Send an Idempotency-Key; appointments require one.',
    headers: idempotencyHeader(' Required for appointments (IDEMPOTENCY_KEY_REQUIRED).'),
    body: { tables: 'create' },
    answer: 'row',
    status: 201,
    isOpen: true,
  },
  'POST /base/:table/create-many': {
    tag: 'tables',
    summary:
      'Creates rows: all or none. availability_rules replaces the whole week, availability_exceptions what its days had; with `?reopen=<date>,<date>` these days go back to the week.',
    query: reopenQuery,
    headers: idempotencyHeader(),
    body: { tables: 'createMany' },
    answer: 'rows',
    status: 201,
    isOpen: true,
  },
  'PUT /base/:table/update/:id': {
    tag: 'tables',
    summary: 'Changes a row.',
    body: { tables: 'update' },
    answer: 'row',
  },
  'PUT /base/:table/update-where/:id': {
    tag: 'tables',
    summary: 'Changes a row if `where` still holds, else 412: compare and set.',
    body: { component: 'ConditionalChange' },
    answer: 'row',
  },
  'DELETE /base/:table/delete/:id': { tag: 'tables', summary: 'Deletes a row.', answer: v.object({ id: v.string() }) },
  'GET /:table/count': {
    tag: 'tables',
    summary: 'How many rows: one parameter per column, or `where` as JSON; stops at 10,000.',
    query: countQuery,
    answer: v.object({ count: v.number() }),
    beside: ['total', 'capped'],
    isOpen: true,
  },
  'POST /:table/find-by': {
    tag: 'tables',
    summary: 'Rows that match.',
    body: query,
    answer: 'rows',
    beside: ['page'],
    isOpen: true,
  },
  'POST /:table/find-one-by': {
    tag: 'tables',
    summary: 'The first row that matches, or 404.',
    body: query,
    answer: 'row',
    isOpen: true,
  },
  'POST /:table/aggregate': {
    tag: 'tables',
    summary: 'Groups and metrics of the rows that match; lower bounds where `capped`.',
    body: aggregateQuery,
    answer: v.array(v.record(v.string(), v.unknown())),
    beside: ['capped'],
    isOpen: true,
  },

  'POST /slots': {
    tag: 'live',
    summary:
      'Free times of a page of professionals: between `from` and `to`, or on `date`, each professional’s own day; `next` where there is none. `moving` frees the time of an own appointment, `holder` that of an own hold.',
    body: slotsQuery,
    answer: v.array(professionalSlots),
    isOpen: true,
  },
  'POST /slots/explain': {
    tag: 'live',
    summary:
      'Why the own times of a day are offered or not, for a professional: each minute starts a slot or is refused by one rule.',
    body: explainQuery,
    answer: explainedDay,
  },
  'POST /slots/hold': {
    tag: 'live',
    summary:
      'Holds a free slot for 10 minutes while a request is written, or renews the hold, up to 30 minutes in all: others do not see the slot. `holder` is a random UUID of the browser, of which a hash is kept. 409 SLOT_TAKEN as for a request; 429 RATE_LIMITED when the address holds too many, or held this one for too long.',
    answer: slotHold,
    isOpen: true,
  },
  'POST /slots/release': {
    tag: 'live',
    summary: 'Gives a held slot free, at once or `inSeconds`; one that was renewed since `expiresAt` stays.',
    answer: nothing,
    isOpen: true,
  },
  'POST /earliest': {
    tag: 'live',
    summary:
      'Who can be met first, each professional once a day with up to three times: on the days from `date` to `until`, between `from` and `to` on the clock of `timeZone`. Where `capped`, only the 2,000 best rated of those who match were looked at.',
    body: earliestRequest,
    answer: v.array(earliestSlots),
    beside: ['page', 'capped'],
    isOpen: true,
  },
  'POST /facets': {
    tag: 'live',
    summary:
      'How many people a search (the body of lawyer-filter without its order and page) would find with each value of its fields; lower bounds where `capped`.',
    body: facetsQuery,
    answer: professionalFacets,
    beside: ['capped'],
    isOpen: true,
  },
  'POST /suggestions': {
    tag: 'live',
    summary: 'Cities and professionals whose names begin with what was typed, accents and case aside; nine at most.',
    body: suggestionsQuery,
    answer: suggestions,
    isOpen: true,
  },
  'POST /suggestions/alternatives': {
    tag: 'live',
    summary:
      'What a search that found nobody may have meant by its text: names and cities one slip away, legal categories.',
    body: alternativesQuery,
    answer: v.array(searchAlternative),
    isOpen: true,
  },
  'POST /suggestions/fields': {
    tag: 'live',
    summary:
      'The profession, the city, the language and the legal category that the text of a search names that found nobody, and how many people they find: together, else all but one, else each; four at most.',
    body: alternativesQuery,
    answer: v.array(namedFields),
    isOpen: true,
  },
  'GET /events': {
    tag: 'live',
    summary: 'Server-sent events for the caller; resumes after Last-Event-ID.',
    headers: lastEventHeader,
    mediaType: 'text/event-stream',
  },
  'GET /events/missed': {
    tag: 'live',
    summary: 'What GET /events would say now, at once: for who cannot have the stream.',
    headers: lastEventHeader,
    answer: v.array(liveEvent),
  },
  'POST /uploads': {
    tag: 'files',
    summary: 'Sends a file for a purpose; a generic call then makes something of its id.',
    headers: idempotencyHeader(),
    body: { multipart: fileForm },
    answer: upload,
    status: 201,
  },
  'GET /uploads/:key': {
    tag: 'files',
    summary: 'A file: images for everybody, documents by a signed link.',
    query: signedQuery,
    mediaType: 'application/octet-stream',
    isOpen: true,
  },

  'GET /feeds/:feed/:file': {
    tag: 'files',
    summary:
      'RSS 2.0 of the latest articles (`blog`) or news (`news`) that have a language: `fr.xml` or `en.xml`. 304 for who has this version.',
    mediaType: 'application/rss+xml',
    isOpen: true,
  },

  'GET /health': {
    tag: 'service',
    summary: 'The process lives.',
    answer: v.object({ status: v.string() }),
    isOpen: true,
  },
  'GET /ready': {
    tag: 'service',
    summary: 'The database answers: requests may be sent.',
    answer: v.object({ status: v.string(), database: v.string() }),
    isOpen: true,
  },
  'GET /metrics': {
    tag: 'service',
    summary: 'For Prometheus, by METRICS_TOKEN; only where it is set.',
    mediaType: 'text/plain',
  },
  'POST /loads': {
    tag: 'service',
    summary:
      'How loading remotes went in a page, sampled and without a word about the person; only with TELEMETRY_SECRET.',
    answer: nothing,
    status: 202,
    isOpen: true,
  },
  'GET /loads': {
    tag: 'service',
    summary: 'Loads of remotes by minute and outcome, of the last `minutes` (60); by TELEMETRY_SECRET.',
    answer: v.array(loadCount),
  },
  'GET /openapi.json': { tag: 'service', summary: 'This description.', mediaType: 'application/json', isOpen: true },
  'GET /docs': { tag: 'service', summary: 'This description, to be read.', mediaType: 'text/html', isOpen: true },
  'GET /mailbox': {
    tag: 'service',
    summary: 'Mails that were kept on this machine; not in production, and for this machine alone.',
    mediaType: 'text/html',
    isOpen: true,
  },
  'GET /mailbox/:id': { tag: 'service', summary: 'One of these mails.', mediaType: 'text/html', isOpen: true },
  'GET /mailbox/:id/html': {
    tag: 'service',
    summary: 'As a mail program shows it.',
    mediaType: 'text/html',
    isOpen: true,
  },
  'GET /mailbox/:id/calendar': {
    tag: 'service',
    summary: 'The calendar file that came with it.',
    mediaType: 'text/calendar',
    isOpen: true,
  },
};
