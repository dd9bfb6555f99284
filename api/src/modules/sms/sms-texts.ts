import { smsCode } from './sms-code.ts';
import type { TextContent, TextContext, TextWriters } from './text-context.ts';

interface CodeFacts {
  readonly nonce: string;
}
export type SmsTexts = Readonly<Record<'sms_code', CodeFacts>> & Readonly<Record<'sms_stopped', object>>;

export const smsTexts: TextWriters<SmsTexts> = {
  sms_code: codeText,
  sms_stopped: async ({ t }) => ({ text: () => t('sms_stopped'), name: '' }),
};

/** Nothing once another code was asked for, or the time is over. */
async function codeText({
  tx,
  data,
  reader,
  now,
  t,
  secret,
}: TextContext<CodeFacts>): Promise<TextContent | undefined> {
  const asked = await tx
    .selectFrom('smsCodes')
    .select('nonce')
    .where('userId', '=', reader.id)
    .where('nonce', '=', data.nonce)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return asked && { text: () => t('sms_code', { code: smsCode(secret, asked.nonce) }), name: '' };
}
