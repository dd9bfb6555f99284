import type { ColumnPolicy, Policy } from '../../policy/policy.ts';

const mine = { mine: 'professionalId' } as const;
const self = ['self'] as const;

/** A column that its owner reads and writes. */
export const written = { read: self, create: self, update: self } as const;

/** Rows of a professional's own diary, private to their owner. */
export const ownRows = {
  selfFor: ['professional'],
  ops: {
    list: { self: mine },
    get: { self: mine },
    create: { self: mine },
    update: { self: mine },
    delete: { self: mine },
  },
  forced: { professionalId: '$user' },
} as const satisfies Partial<Policy>;

/** Columns that all such tables have. */
export const ownColumns = {
  id: { type: 'uuid', read: self, filter: true },
  professionalId: { type: 'uuid', read: self },
  createdAt: { type: 'instant', read: self },
} as const satisfies Record<string, ColumnPolicy>;
