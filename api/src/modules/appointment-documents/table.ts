import { appointmentDocument } from 'shared-contracts/schemas/appointment';
import { defineTable } from '../../generic/table-module.ts';
import { withFileLinks } from '../uploads/with-file-links.ts';
import { appointmentDocumentsPolicy } from './policy.ts';

export const appointmentDocumentsTable = defineTable({
  path: 'appointment_documents',
  policy: appointmentDocumentsPolicy,
  row: appointmentDocument,
  present: withFileLinks('appointmentDocuments'),
});
