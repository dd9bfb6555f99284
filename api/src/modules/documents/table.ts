import { document } from 'shared-contracts/schemas/document';
import { documentDecision, documentInput } from 'shared-contracts/schemas/document-input';
import { defineTable } from '../../generic/table-module.ts';
import { decideDocument } from './decide-document.ts';
import { withFileLinks } from '../uploads/with-file-links.ts';
import { documentsPolicy } from './policy.ts';
import { submitDocument } from './submit-document.ts';
import { withdrawDocument } from './withdraw-document.ts';

export const documentsTable = defineTable({
  path: 'documents',
  policy: documentsPolicy,
  row: document,
  create: {
    schema: () => documentInput,
    run: submitDocument,
  },
  updateWhere: { schema: () => documentDecision, run: decideDocument },
  remove: { run: withdrawDocument },
  present: withFileLinks('documents'),
});
