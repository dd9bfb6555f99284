/** A fault put into the sources, and the suites that should notice. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** Paths for jest, for `node --test`, and for API tests on PostgreSQL. */
  readonly suites: readonly (readonly ['jest' | 'node' | 'postgres', string])[];
}

/** Faults in the core: policies, slots, life cycle, holds, calls, loader, guards and forms. */
export const mutations: readonly Mutation[] = [
  {
    name: 'policy: rows of other accounts',
    file: 'api/src/policy/row-expression.ts',
    find: 'return sql<boolean>`${sql.ref(expression.mine)} = ${user}`',
    replace: 'return sql<boolean>`${sql.ref(expression.mine)} is not null`',
    suites: [
      ['postgres', 'api/test/policy/rows-of-others.test.ts'],
      ['postgres', 'api/test/policy/policy-agreement.test.ts'],
    ],
  },
  {
    name: 'policy: a hidden column is readable',
    file: 'api/src/policy/access.ts',
    find: 'return column?.read?.includes(scope) ? column : undefined;',
    replace: 'return column;',
    suites: [['postgres', 'api/test/policy/hidden-columns.test.ts']],
  },
  {
    name: 'policy: any column is writable',
    file: 'api/src/policy/access.ts',
    find: "return column?.[op]?.includes(scope) && !(op === 'create' && column.byCommand);",
    replace: 'return column !== undefined;',
    suites: [['postgres', 'api/test/policy/unwritable-columns.test.ts']],
  },
  {
    name: 'slots: the buffer after an appointment is ignored',
    file: 'api/src/modules/availability/free-slots.ts',
    find: '(busy[cursor + 1] ?? 0) + bufferMinutes <= slot',
    replace: '(busy[cursor + 1] ?? 0) <= slot',
    suites: [['node', 'api/src/modules/availability/free-slots.test.ts']],
  },
  {
    name: 'slots: a DST change is ignored',
    file: 'api/src/modules/availability/free-slots.ts',
    find: 'if (opens >= scan.steadyFrom && closes < scan.steadyTo)',
    replace: 'if (opens >= scan.steadyFrom)',
    suites: [['node', 'api/src/modules/availability/free-slots.test.ts']],
  },
  {
    name: 'slots: the minimum notice is ignored',
    file: 'api/src/modules/availability/free-slots.ts',
    find: 'const notBefore = now + schedule.minimumNoticeMinutes;',
    replace: 'const notBefore = now;',
    suites: [
      ['node', 'api/src/modules/availability/free-slots.test.ts'],
      ['postgres', 'api/test/appointments/booking.test.ts'],
    ],
  },
  {
    name: 'life cycle: a client accepts a request',
    file: 'shared-contracts/src/processes/appointment-life-cycle.ts',
    find: "to: 'accepted', by: ['professional'], openedBy: 'client'",
    replace: "to: 'accepted', by: ['professional', 'client'], openedBy: 'client'",
    suites: [
      ['jest', 'appointment-life-cycle'],
      ['postgres', 'api/test/appointments/booking.test.ts'],
    ],
  },
  {
    name: 'life cycle: actions remain after the start',
    file: 'shared-contracts/src/processes/appointment-life-cycle.ts',
    find: 'situation.now < situation.startsAt',
    replace: 'true',
    suites: [
      ['jest', 'appointment-life-cycle'],
      ['postgres', 'api/test/appointments/booking.test.ts'],
      ['postgres', 'api/test/appointments/proposed-times.test.ts'],
    ],
  },
  {
    name: 'life cycle: a rejection needs no reason',
    file: 'shared-contracts/src/processes/appointment-life-cycle.ts',
    find: "openedBy: 'client',\n    reasonFrom: ['professional'],",
    replace: "openedBy: 'client',",
    suites: [
      ['jest', 'appointment-life-cycle'],
      ['postgres', 'api/test/appointments/booking.test.ts'],
    ],
  },
  {
    name: 'life cycle: a request expires late',
    file: 'shared-contracts/src/processes/expiry-of.ts',
    find: 'new Date(Math.min(',
    replace: 'new Date(Math.max(',
    suites: [
      ['jest', 'expiry-of'],
      ['postgres', 'api/test/appointments/booking.test.ts'],
    ],
  },
  {
    name: 'holds: a hold never ends',
    file: 'api/src/modules/slot-holds/hold-slot.ts',
    find: '(heldFrom ?? now).getTime() + LONGEST',
    replace: 'now.getTime() + LONGEST',
    suites: [['postgres', 'api/test/appointments/slot-holds.test.ts']],
  },
  {
    name: 'holds: a hold blocks its holder',
    file: 'api/src/modules/availability/read-diaries.ts',
    find: 'then h.token_hash is not distinct from ${own}::bytea',
    replace: 'then false and ${own}::bytea is null',
    suites: [
      ['postgres', 'api/test/appointments/slot-holds.test.ts'],
      ['postgres', 'api/test/appointments/booking.test.ts'],
    ],
  },
  {
    name: 'booking: the diary is not locked',
    file: 'api/src/modules/appointments/request-appointment.ts',
    find: '`diary:${input.professionalId}`',
    replace: '`diary:${clientId}`',
    suites: [
      ['postgres', 'api/test/appointments/concurrent-calls.test.ts'],
      ['postgres', 'api/test/appointments/booking.test.ts'],
    ],
  },
  {
    name: 'calls: an idempotency key accepts another body',
    file: 'api/src/generic/idempotency.ts',
    find: 'if (!earlier.requestHash.equals(requestHash)) throw',
    replace: 'if (earlier.requestHash.length === 0) throw',
    suites: [
      ['postgres', 'api/test/generic/generic-calls.test.ts'],
      ['postgres', 'api/test/appointments/booking.test.ts'],
    ],
  },
  {
    name: 'calls: update-where ignores its condition',
    file: 'api/src/generic/write-calls.ts',
    find: 'updateRow(context, policy, id, values, condition)',
    replace: 'updateRow(context, policy, id, values)',
    suites: [
      ['postgres', 'api/test/generic/generic-calls.test.ts'],
      ['postgres', 'api/test/generic/records.test.ts'],
      ['postgres', 'api/test/policy/policy-agreement.test.ts'],
    ],
  },
  {
    name: 'sign-in: an expired token is accepted',
    file: 'api/src/plugins/session.ts',
    find: 'if (session.expiresAt <= services.now()) throw',
    replace: 'if (session.expiresAt.getTime() < 0) throw',
    suites: [
      ['postgres', 'api/test/accounts/sign-in.test.ts'],
      ['postgres', 'api/test/accounts/account-sessions.test.ts'],
    ],
  },
  {
    name: 'loader: integrity is not checked',
    file: 'shell/src/federation/loading/load-asset.ts',
    find: 'if (asset.integrity !== undefined) element.integrity = asset.integrity;',
    replace: '',
    suites: [
      ['jest', 'load-asset'],
      ['jest', 'federation'],
    ],
  },
  {
    name: 'loader: the deadline is a thousand times longer',
    file: 'shell/src/federation/loading/with-deadline.ts',
    find: '), milliseconds);',
    replace: '), milliseconds * 1000);',
    suites: [['jest', 'with-deadline']],
  },
  {
    name: 'loader: any contract range is accepted',
    file: 'shell/server/registry/remote-store.ts',
    find: 'semver.satisfies(contractVersion, contract) && (fits',
    replace: "contract !== '' && (fits",
    suites: [['node', 'shell/server']],
  },
  {
    name: 'loader: routes of another remote are accepted',
    file: 'shell/src/federation/loading/check-module.ts',
    find: 'if (foreign !== undefined) throw',
    replace: "if (foreign?.id === '') throw",
    suites: [['jest', 'federation']],
  },
  {
    name: 'guards: the other role is let in',
    file: 'shell/src/app/guard.ts',
    find: 'if (user.role !== area) throw',
    replace: 'if (user.role === undefined) throw',
    suites: [['jest', 'guard']],
  },
  {
    name: 'guards: the return path can leave the site',
    file: 'shared-contracts/src/remote/return-path.ts',
    find: "return path.startsWith('//') ? fallback : path",
    replace: 'return path',
    suites: [['jest', 'return-path']],
  },
  {
    name: 'room: who is in the rooms of others is told',
    file: 'api/src/modules/rtc/read-presence.ts',
    find: 'and ${userId}::uuid in (r.client_id, r.professional_id)',
    replace: '',
    suites: [['postgres', 'api/test/meeting/meeting-room.test.ts']],
  },
  {
    name: 'room: what was read goes on ringing',
    file: 'api/src/modules/rtc/read-presence.ts',
    find: 'case when n.read_at is null and n.in_app then n.id end',
    replace: 'n.id',
    suites: [['postgres', 'api/test/meeting/meeting-room.test.ts']],
  },
  {
    name: 'room: it rings for who is in it',
    file: 'shared-ui/src/domain/dashboard-frame/ring-region.tsx',
    find: 'isOtherHere && !isSelfHere',
    replace: 'isOtherHere',
    suites: [['jest', 'area-frame']],
  },
  {
    name: 'forms: drafts keep passwords',
    file: 'shared-contracts/src/platform/form-draft.ts',
    find: '/password/iu.test(name)',
    replace: "name === ''",
    suites: [
      ['jest', 'use-form-draft'],
      ['jest', 'form'],
    ],
  },
  {
    name: 'forms: the summary does not take the focus',
    file: 'shared-ui/src/primitives/error-summary/error-summary.tsx',
    find: 'if (isShown) box.current?.focus();',
    replace: '',
    suites: [['jest', 'error-summary']],
  },
  {
    name: 'forms: escaped field names are not read',
    file: 'shared-contracts/src/platform/use-problem-messages.ts',
    find: ".replaceAll('~1', '/')",
    replace: '',
    suites: [['jest', 'use-problem-messages']],
  },
];
