import { conversation, conversationInput } from 'shared-contracts/schemas/conversation';
import { defineTable } from '../../generic/table-module.ts';
import { presentParties } from '../users/present-parties.ts';
import { openConversation } from './open-conversation.ts';
import { conversationsPolicy } from './policy.ts';

export const conversationsTable = defineTable({
  path: 'conversations',
  policy: conversationsPolicy,
  row: conversation,
  create: {
    schema: () => conversationInput,
    run: openConversation,
  },
  present: presentParties,
});
