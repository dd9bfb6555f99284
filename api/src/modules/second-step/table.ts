import { passkey } from 'shared-contracts/schemas/second-step';
import { passkeyChange } from 'shared-contracts/schemas/second-step-input';
import { defineTable } from '../../generic/table-module.ts';
import { passkeysPolicy } from './policy.ts';

export const passkeysTable = defineTable({
  path: 'passkeys',
  policy: passkeysPolicy,
  row: passkey,
  update: { schema: () => passkeyChange },
});
