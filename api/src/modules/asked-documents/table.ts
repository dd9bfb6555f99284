import { askedDocument, askedDocumentAnswer, askedDocumentInput } from 'shared-contracts/schemas/asked-document';
import { defineTable } from '../../generic/table-module.ts';
import { answerAsked } from './answer-asked.ts';
import { askForDocuments } from './ask-for-documents.ts';
import { askedDocumentsPolicy } from './policy.ts';
import { withdrawAsked } from './withdraw-asked.ts';

export const askedDocumentsTable = defineTable({
  path: 'asked_documents',
  policy: askedDocumentsPolicy,
  row: askedDocument,
  create: {
    schema: () => askedDocumentInput,
    async run(context, input) {
      const [row = {}] = await askForDocuments(context, [input]);
      return row;
    },
  },
  createMany: { run: askForDocuments },
  update: { schema: () => askedDocumentAnswer, run: answerAsked },
  remove: { run: withdrawAsked },
});
