import { waitingOffer } from 'shared-contracts/schemas/waiting';
import { defineTable } from '../../generic/table-module.ts';
import { waitingOffersPolicy } from './policy.ts';

export const waitingOffersTable = defineTable({
  path: 'waiting_offers',
  policy: waitingOffersPolicy,
  row: waitingOffer,
});
