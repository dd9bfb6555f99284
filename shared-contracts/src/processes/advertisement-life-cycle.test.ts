import {
  addPhase,
  addStates,
  addTransitions,
  canEditAdd,
  findAddTransition,
  type AddState,
} from './advertisement-life-cycle.ts';

const today = '2026-11-26';
const add = (state: AddState, startsOn = '2026-11-20', endsOn = '2026-12-20') => ({ state, startsOn, endsOn });

test.each([
  ['approved', '2026-11-26', '2026-11-26', 'running'],
  ['approved', '2026-11-27', '2026-12-20', 'scheduled'],
  ['approved', '2026-11-01', '2026-11-25', 'ended'],
  ['paused', '2026-11-27', '2026-12-20', 'paused'],
  ['paused', '2026-11-01', '2026-11-25', 'ended'],
  ['ended', '2026-11-20', '2026-12-20', 'ended'],
  ['review', '2026-11-01', '2026-11-25', 'review'],
  ['draft', '2026-11-01', '2026-11-25', 'draft'],
  ['refused', '2026-11-20', '2026-12-20', 'refused'],
] as const)('%s from %s to %s is shown as %s', (state, startsOn, endsOn, phase) => {
  expect(addPhase(add(state, startsOn, endsOn), today)).toBe(phase);
});

test('every state but the first and the end is reached and left', () => {
  const reached = new Set(addTransitions.map(({ to }) => to));
  const left = new Set<AddState>(addTransitions.map(({ from }) => from));
  expect(addStates.filter((state) => !reached.has(state as never))).toEqual([]);
  expect(addStates.filter((state) => !left.has(state))).toEqual(['ended']);
});

test('only operators approve and refuse, and only they give a reason', () => {
  const byOperator = addTransitions.filter(({ by }) => by === 'operator');
  expect(new Set(byOperator.map(({ name }) => name))).toEqual(new Set(['approve', 'refuse']));
  expect(addTransitions.filter((edge) => 'needsReason' in edge).every(({ name }) => name === 'refuse')).toBe(true);
  expect(findAddTransition('approve', { ...add('review'), by: 'professional', today })).toBeUndefined();
});

test('after the last day nothing is approved, paused, resumed or ended', () => {
  const late = (state: AddState) => ({ ...add(state, '2026-11-01', '2026-11-25'), today });
  expect(findAddTransition('approve', { ...late('review'), by: 'operator' })).toBeUndefined();
  for (const [name, state] of [
    ['pause', 'approved'],
    ['resume', 'paused'],
    ['end', 'approved'],
  ] as const)
    expect(findAddTransition(name, { ...late(state), by: 'professional' })).toBeUndefined();
  expect(findAddTransition('withdraw', { ...late('review'), by: 'professional' })?.to).toBe('draft');
});

test('drafts, refused ones and what is approved may be edited; not in review, nor after the end', () => {
  expect(addStates.filter((state) => canEditAdd(add(state), today))).toEqual([
    'draft',
    'refused',
    'approved',
    'paused',
  ]);
  expect(canEditAdd(add('approved', '2026-11-01', '2026-11-25'), today)).toBe(false);
});
