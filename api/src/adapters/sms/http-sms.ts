import type { Config } from '../../settings/config.ts';
import { escapeFor, fillTemplate } from './fill-template.ts';
import { SmsError, type SmsOutcome, type SmsSender } from './sms-sender.ts';

const DEADLINE_MS = 15_000;
/** What can be repaired: our token, the address, a full queue. */
const FAILED = [401, 403, 404, 405, 429, 503];

/** A gateway that takes one request per text. All that is particular to it is in the settings. */
export function createHttpSms(
  { url, method, headers, body }: NonNullable<Config['sms']>,
  deadlineMs = DEADLINE_MS,
): SmsSender {
  const escape = escapeFor(headers['content-type'] ?? '');
  return {
    knowsIds: [url, body, ...Object.values(headers)].some((template) => template.includes('{id}')),
    async send(text) {
      const answer = await call(fillTemplate(url, text, encodeURIComponent), {
        method,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, fillTemplate(value, text, encodeURIComponent)]),
        ),
        ...(method !== 'GET' && { body: fillTemplate(body, text, escape) }),
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new SmsError(outcomeOf(answer.status), `The SMS gateway answered ${answer.status}`);
    },
  };
}

const outcomeOf = (status: number): SmsOutcome => {
  if (FAILED.includes(status)) return 'failed';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unknown';
};

async function call(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError')
      throw new SmsError('unknown', 'The SMS gateway did not answer in time', { cause });
    throw new SmsError(isBeforeSending(cause) ? 'failed' : 'unknown', 'The SMS gateway could not be reached', {
      cause,
    });
  }
}

/** No connection, so nothing has left. */
const isBeforeSending = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    String(error.cause.code),
  );
