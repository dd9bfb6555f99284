import { commentHiding } from 'shared-contracts/schemas/article-input';
import { receivedComment } from 'shared-contracts/schemas/article-writing';
import { defineTable } from '../../generic/table-module.ts';
import { hideComment } from './hide-comment.ts';
import { receivedCommentsPolicy } from './policy.ts';
import { presentReceivedComments } from './present-received-comments.ts';

export const receivedCommentsTable = defineTable({
  path: 'received_comments',
  policy: receivedCommentsPolicy,
  row: receivedComment,
  update: { schema: () => commentHiding, accepted: ['isHidden'], run: hideComment },
  present: presentReceivedComments,
});
