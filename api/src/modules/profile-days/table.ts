import { profileDay } from 'shared-contracts/schemas/visits';
import { defineTable } from '../../generic/table-module.ts';
import { profileDaysPolicy } from './policy.ts';

export const profileDaysTable = defineTable({ path: 'profile_days', policy: profileDaysPolicy, row: profileDay });
