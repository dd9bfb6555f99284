import {
  appointmentParty,
  appointmentPartyChange,
  appointmentPartyInput,
} from 'shared-contracts/schemas/appointment-party';
import { defineTable } from '../../generic/table-module.ts';
import { matterOf } from '../conflict-checks/check-conflicts.ts';
import { recheckMatter } from '../conflict-checks/recheck-matter.ts';
import { addParty, lockMatter } from './add-party.ts';
import { appointmentPartiesPolicy } from './policy.ts';

/** Whatever changes in the names of a matter, the check for a conflict of interest runs again. */
export const appointmentPartiesTable = defineTable({
  path: 'appointment_parties',
  policy: appointmentPartiesPolicy,
  row: appointmentParty,
  create: { schema: () => appointmentPartyInput, run: addParty },
  update: {
    schema: () => appointmentPartyChange,
    lock: async (context, { before }) => void (await lockMatter(context, String(before.appointmentId))),
    async run(context, { before, input }, write) {
      const matter = await matterOf(context, String(before.appointmentId));
      const row = await write(input);
      await context.asSystem((tx) => recheckMatter(tx, matter, context.now));
      return row;
    },
  },
  remove: {
    async run(context, before, write) {
      const matter = await lockMatter(context, String(before.appointmentId));
      await write();
      await context.asSystem((tx) => recheckMatter(tx, matter, context.now));
    },
  },
});
