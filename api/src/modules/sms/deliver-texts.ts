import { SmsError, type OutgoingText } from '../../adapters/sms/sms-sender.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { JobContext } from '../../jobs/job.ts';
import { translatorFor } from '../../translations/translator-for.ts';
import { deliverQueued, type Outcomes } from '../mail/deliver-queued.ts';
import { readCorrespondents } from '../mail/read-correspondents.ts';
import { fitText } from './fit-text.ts';
import type { AllTextWriters } from './text-context.ts';

const CONCURRENCY = 5;
/** A text that waited longer than this says nothing new. */
const OLD_MS = 6 * 60 * 60_000;

/** A row of the outbox that this process has claimed. */
interface ClaimedText {
  readonly id: string;
  readonly userId: string;
  readonly phone: string | null;
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: Date;
}

/** Sends the texts that are due; the result is for the log. */
export async function deliverTexts(
  context: JobContext,
  writers: AllTextWriters,
): Promise<Omit<Outcomes, 'sent'> & { texts: number }> {
  const { sms } = context;
  if (!sms) return { texts: 0, dropped: 0, failed: 0, dead: 0 };
  const { sent, ...others } = await deliverQueued<ClaimedText>(context, {
    table: 'text_outbox',
    concurrency: CONCURRENCY,
    isFinal: (error) =>
      error instanceof SmsError && (error.outcome === 'refused' || (error.outcome === 'unknown' && !sms.knowsIds)),
    async send(row) {
      // The process died while it sent: nobody knows whether it left.
      if (row.attempts > 1 && row.error === null && !sms.knowsIds)
        throw new SmsError('unknown', 'cut off while sending');
      const text = await composeText(context, writers, row);
      if (text) await sms.send(text);
      return text !== undefined;
    },
  });
  return { texts: sent, ...others };
}

function composeText(
  { db, config, now }: JobContext,
  writers: AllTextWriters,
  row: ClaimedText,
): Promise<OutgoingText | undefined> {
  return runAsSystem(db, async (tx) => {
    if (now().getTime() - row.createdAt.getTime() > OLD_MS) return undefined;
    const reader = (await readCorrespondents(tx, [row.userId])).get(row.userId);
    if (!reader || reader.isDeleted) return undefined;
    // Whoever answered STOP a moment ago gets nothing that was queued before.
    const to =
      row.phone ??
      (
        await tx
          .selectFrom('smsNumbers')
          .select('phone')
          .where('userId', '=', row.userId)
          .where('stoppedAt', 'is', null)
          .executeTakeFirst()
      )?.phone;
    if (to === undefined) return undefined;
    const write = writers[row.template];
    if (!write) throw new Error(`No module writes the text ${row.template}`);
    const t = await translatorFor(reader.lang, 'texts');
    const link = (path: string) => `${config.webOrigins[0] ?? ''}${reader.lang === 'en' ? '/en' : ''}${path}`;
    const context = { tx, reader, t, now: now(), link, secret: config.secret };
    const content = await write({ ...context, template: row.template as never, data: row.data as never }); // as sendText wrote them
    return content && { id: row.id, to, text: fitText(content.text, content.name) };
  });
}
