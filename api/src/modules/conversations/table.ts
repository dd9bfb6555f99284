import { conversation, conversationInput } from 'shared-contracts/schemas/conversation';
import { parseInput } from '../../generic/check-input.ts';
import type { TableModule } from '../../generic/table-module.ts';
import { presentParties } from '../users/present-parties.ts';
import { openConversation } from './open-conversation.ts';
import { conversationsPolicy } from './policy.ts';

export const conversationsTable: TableModule = {
  path: 'conversations',
  policy: conversationsPolicy,
  row: conversation,
  create: {
    schema: () => conversationInput,
    run: (context, input) => openConversation(context, parseInput(conversationInput, input)),
  },
  present: presentParties,
};
