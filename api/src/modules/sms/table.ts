import { smsNumber } from 'shared-contracts/schemas/sms';
import { defineTable } from '../../generic/table-module.ts';
import { smsNumbersPolicy } from './policy.ts';

export const smsNumbersTable = defineTable({ path: 'sms_numbers', policy: smsNumbersPolicy, row: smsNumber });
