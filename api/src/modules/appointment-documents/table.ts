import { appointmentDocument } from 'shared-contracts/schemas/appointment';
import { appointmentDocumentInput } from 'shared-contracts/schemas/appointment-change';
import { defineTable } from '../../generic/table-module.ts';
import { withFileLinks } from '../uploads/with-file-links.ts';
import { addDocument } from './add-document.ts';
import { appointmentDocumentsPolicy } from './policy.ts';
import { removeDocument } from './remove-document.ts';

export const appointmentDocumentsTable = defineTable({
  path: 'appointment_documents',
  policy: appointmentDocumentsPolicy,
  row: appointmentDocument,
  create: { schema: () => appointmentDocumentInput, accepted: ['askedId'], run: addDocument },
  remove: { run: removeDocument },
  present: withFileLinks('appointmentDocuments'),
});
