import { messageReport, messageReportDecision, messageReportInput } from 'shared-contracts/schemas/message-report';
import { defineTable } from '../../generic/table-module.ts';
import { messageReportsPolicy } from './policy.ts';
import { reportConversation } from './report-conversation.ts';

export const messageReportsTable = defineTable({
  path: 'message_reports',
  policy: messageReportsPolicy,
  row: messageReport,
  create: {
    schema: () => messageReportInput,
    run: reportConversation,
  },
  update: {
    schema: () => messageReportDecision,
    run: (context, { input }, write) => write({ ...input, decidedAt: context.now }),
  },
});
