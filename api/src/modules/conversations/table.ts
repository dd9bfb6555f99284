import { conversation } from 'shared-contracts/schemas/conversation';
import { conversationChange, conversationInput } from 'shared-contracts/schemas/conversation-input';
import { defineTable } from '../../generic/table-module.ts';
import { changeConversation } from './change-conversation.ts';
import { openConversation } from './open-conversation.ts';
import { conversationsPolicy } from './policy.ts';
import { presentConversations } from './present-conversations.ts';

export const conversationsTable = defineTable({
  path: 'conversations',
  policy: conversationsPolicy,
  row: conversation,
  create: {
    schema: () => conversationInput,
    run: openConversation,
  },
  update: {
    accepted: ['readUpTo', 'archived'],
    schema: () => conversationChange,
    run: changeConversation,
  },
  present: presentConversations,
});
