import { meetingOutcomeRow } from 'shared-contracts/schemas/meeting-outcome';
import { defineTable } from '../../generic/table-module.ts';
import { meetingOutcomesPolicy } from './policy.ts';

export const meetingOutcomesTable = defineTable({
  path: 'meeting_outcomes',
  policy: meetingOutcomesPolicy,
  row: meetingOutcomeRow,
});
