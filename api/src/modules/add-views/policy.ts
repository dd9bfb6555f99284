import { definePolicy, everybody } from '../../policy/policy.ts';

/** Anybody may say that an advertisement was seen; nobody reads these lines, they only keep one showing from counting twice. */
export const addViewsPolicy = definePolicy({
  table: 'addViews',
  ops: { create: { anon: 'every-row', client: 'every-row', professional: 'every-row', operator: 'every-row' } },
  cols: {
    id: { type: 'uuid' },
    addId: { type: 'uuid', create: everybody },
    viewId: { type: 'uuid', create: everybody },
    kind: { type: 'text', create: everybody },
    at: { type: 'instant' },
  },
  erasure: { rowsGo: 'with the advertisement, by its foreign key' },
  order: [['at', 'desc']],
});
