import { message } from 'shared-contracts/schemas/conversation';
import { messageInput } from 'shared-contracts/schemas/conversation-input';
import { defineTable } from '../../generic/table-module.ts';
import { messagesPolicy } from './policy.ts';
import { presentAttachments } from './present-attachments.ts';
import { sendMessage } from './send-message.ts';

export const messagesTable = defineTable({
  path: 'messages',
  policy: messagesPolicy,
  row: message,
  create: {
    accepted: ['attachment'],
    schema: () => messageInput,
    run: sendMessage,
  },
  present: presentAttachments,
});
