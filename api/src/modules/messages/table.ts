import { message, messageInput, messageRead } from 'shared-contracts/schemas/conversation';
import { defineTable } from '../../generic/table-module.ts';
import { markRead } from './mark-read.ts';
import { messagesPolicy } from './policy.ts';
import { sendMessage } from './send-message.ts';

export const messagesTable = defineTable({
  path: 'messages',
  policy: messagesPolicy,
  row: message,
  create: {
    schema: () => messageInput,
    run: sendMessage,
  },
  update: { schema: () => messageRead, run: markRead },
});
