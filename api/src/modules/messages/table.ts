import { message, messageInput, messageRead } from 'shared-contracts/schemas/conversation';
import { parseInput } from '../../generic/check-input.ts';
import type { TableModule } from '../../generic/table-module.ts';
import { markRead } from './mark-read.ts';
import { messagesPolicy } from './policy.ts';
import { sendMessage } from './send-message.ts';

export const messagesTable: TableModule = {
  path: 'messages',
  policy: messagesPolicy,
  row: message,
  create: {
    schema: () => messageInput,
    run: (context, input) => sendMessage(context, parseInput(messageInput, input)),
  },
  update: { schema: () => messageRead, run: (context, { before }) => markRead(context, before) },
};
