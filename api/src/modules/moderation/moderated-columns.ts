import type { Generated } from 'kysely';
import type { ModerationState } from 'shared-contracts/schemas/account-lists';
import type { Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import type { ColumnPolicy, PolicyScope } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

/** Public texts that others may report. */
export interface Moderated {
  moderation: Generated<ModerationState>;
  reportReason: Maybe<string>;
  reportedBy: Maybe<string>;
  reportedAt: MaybeInstant;
}

/** Reported texts stay visible until an operator decides, so that reporting cannot be used to silence an author. */
export const shown: RowExpression = {
  or: [
    { column: 'moderation', equals: 'visible' },
    { column: 'moderation', equals: 'reported' },
  ],
};

/** Columns of a public text. Authors see its state, reporters give a reason, operators read everything and decide. */
export const moderatedColumns = (reporters: readonly PolicyScope[]) =>
  ({
    moderation: { type: 'text', read: ['self', 'operator'], update: ['operator'], filter: true, aggregate: true },
    reportReason: { type: 'text', read: ['operator'], update: reporters, nullable: true },
    reportedBy: { type: 'uuid', read: ['operator'], nullable: true },
    reportedAt: { type: 'instant', read: ['operator'], nullable: true },
  }) as const satisfies Record<string, ColumnPolicy>;
