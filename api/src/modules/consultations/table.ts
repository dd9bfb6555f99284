import { consultation } from 'shared-contracts/schemas/consultation';
import { consultationChange, consultationInput } from 'shared-contracts/schemas/consultation-input';
import { defineTable } from '../../generic/table-module.ts';
import { changeConsultation, isAboutSlots } from './change-consultation.ts';
import { createConsultation } from './create-consultation.ts';
import { consultationsPolicy } from './policy.ts';
import { lockOwnDiary } from '../availability/lock-own-diary.ts';
import { updateMasksAfter } from '../availability/update-masks-after.ts';

export const consultationsTable = defineTable({
  path: 'consultations',
  policy: consultationsPolicy,
  row: consultation,
  create: { schema: () => consultationInput, run: createConsultation },
  update: {
    schema: () => consultationChange,
    lock: async (context, { input }) => {
      if (isAboutSlots(input)) await lockOwnDiary(context);
    },
    run: changeConsultation,
  },
  remove: { run: (context, _before, write) => updateMasksAfter(context, write) },
});
