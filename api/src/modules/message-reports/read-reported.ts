import type * as v from 'valibot';
import type { reportedMessage } from 'shared-contracts/schemas/message-report';
import { runAsSystem } from '../../db/run-as.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services/services.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { signedAddress } from '../uploads/document-links.ts';

/** So many messages on each side of the reported one; of a whole conversation, twice as many before the report. */
const AROUND = 3;

type Shown = Omit<v.InferOutput<typeof reportedMessage>, 'createdAt'> & { readonly createdAt: Date };

/** What an operator reads of a conversation; the audit log keeps who read which report. @throws Problem 404 */
export async function readReported(services: Services, operatorId: string, reportId: string): Promise<Shown[]> {
  return runAsSystem(services.db, async (tx) => {
    const report = await tx
      .selectFrom('messageReports')
      .leftJoin('messages', 'messages.id', 'messageReports.messageId')
      .select(['messageReports.conversationId', 'messageReports.messageId', 'upToSeq', 'messages.seq'])
      .where('messageReports.id', '=', reportId)
      .executeTakeFirst();
    if (!report) throw notFound();
    const { conversationId, messageId, upToSeq, seq } = report;
    const [from, to] = seq === null ? [upToSeq - 2 * AROUND, upToSeq] : [seq - AROUND, Math.min(seq + AROUND, upToSeq)];
    const messages = await tx
      .selectFrom('messages')
      .leftJoin('uploads', (join) =>
        join.onRef('uploads.id', '=', 'messages.attachmentId').on('uploads.droppedAt', 'is', null),
      )
      .select([
        'messages.id',
        'messages.seq',
        'messages.senderId',
        'messages.body',
        'messages.attachmentName',
        'messages.isAutomatic',
        'messages.createdAt',
        'uploads.key',
      ])
      .where('conversationId', '=', conversationId)
      .where('seq', '>=', from)
      .where('seq', '<=', to)
      .orderBy('seq')
      .execute();
    await appendAudit(tx, {
      actorId: operatorId,
      actorRole: 'operator',
      action: 'message_report.read',
      subject: reportId,
      details: { conversationId, messageId, messages: messages.length },
    });
    return messages.map(({ key, ...message }) => {
      const isReported = messageId === null || message.id === messageId;
      return {
        ...message,
        isReported,
        attachmentUrl: isReported && key !== null ? signedAddress(services, key) : null,
      };
    });
  });
}
