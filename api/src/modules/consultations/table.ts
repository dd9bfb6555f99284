import { consultation, consultationChange, consultationInput } from 'shared-contracts/schemas/consultation';
import { defineTable } from '../../generic/table-module.ts';
import { changeConsultation } from './change-consultation.ts';
import { createConsultation } from './create-consultation.ts';
import { consultationsPolicy } from './policy.ts';

export const consultationsTable = defineTable({
  path: 'consultations',
  policy: consultationsPolicy,
  row: consultation,
  create: { schema: () => consultationInput, run: createConsultation },
  update: { schema: () => consultationChange, run: changeConsultation },
});
