import { consultationSuggestion } from 'shared-contracts/schemas/consultation-suggestion';
import { consultationSuggestionInput } from 'shared-contracts/schemas/consultation-input';
import * as v from 'valibot';
import { defineTable } from '../../generic/table-module.ts';
import { consultationSuggestionsPolicy } from './policy.ts';

export const consultationSuggestionsTable = defineTable({
  path: 'consultation_suggestions',
  policy: consultationSuggestionsPolicy,
  row: consultationSuggestion,
  create: { schema: () => consultationSuggestionInput },
  update: { schema: () => v.partial(consultationSuggestionInput) },
});
