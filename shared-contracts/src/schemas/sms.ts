import * as v from 'valibot';
import { code, id, instant } from './text.ts';
import { phone } from './phone.ts';

/** How long a code that was sent to a phone is good for, and how often one may be wrong. */
export const smsCodeMinutes = 10;
export const smsCodeTries = 5;

/** POST /sms/number: sends a code to a phone, in E.164, of one's own. */
export const smsNumberInput = v.object({ phone });

/** POST /sms/number/confirm: the code that came. */
export const smsCodeInput = v.object({
  code: v.pipe(
    v.string(),
    // As mails and phones write it: "123 456".
    v.transform((text) => text.replace(/[\s-]/gu, '')),
    v.nonEmpty(code('REQUIRED')),
    v.regex(/^\d{6}$/u, code('INVALID')),
  ),
});

const number = {
  phone: v.string(),
  confirmedAt: instant,
  /** Its owner answered STOP: nothing is sent until it is confirmed again. */
  stoppedAt: v.nullable(instant),
};

/** Row of `sms_numbers`, for its owner: at most one. */
export const smsNumber = v.object({ id, ...number });

/** GET /sms: whether texts are sent here at all, and to which number of the caller. */
export const smsState = v.object({
  isOffered: v.boolean(),
  number: v.nullable(v.object(number)),
  /** A number whose code is awaited. */
  pending: v.nullable(v.object({ phone: v.string(), expiresAt: instant })),
});
export type SmsState = v.InferOutput<typeof smsState>;
