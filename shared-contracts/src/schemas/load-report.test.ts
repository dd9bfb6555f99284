import * as v from 'valibot';
import { loadReports, sealedText } from './load-report.ts';

const load = { remote: 'remote-pro', version: '1.0.0-a', channel: 'stable', seal: 'x', phases: { mount: 5 } };
const accepts = (...loads: unknown[]) => v.is(loadReports, { loads });

it('accepts a successful load with its sample weight, and a failed one with its cause', () => {
  expect(accepts({ ...load, outcome: 'mounted', standsFor: 10 })).toBe(true);
  expect(accepts({ ...load, outcome: 'failed', step: 'mount', reason: 'threw' })).toBe(true);
  expect(accepts({ ...load, outcome: 'mounted' })).toBe(false);
  expect(accepts({ ...load, outcome: 'failed', step: 'mount' })).toBe(false);
});

it('has no field that could hold personal data', () => {
  for (const extra of [{ path: '/lawyers/17' }, { visitor: 3 }, { userId: 'x' }, { message: 'of an error' }])
    expect(accepts({ ...load, ...extra, outcome: 'mounted', standsFor: 1 })).toBe(false);
});

it('signs remote, version and channel together', () => {
  expect(sealedText({ remote: 'remote-pro', version: '1.0.0-a', channel: 'canary' })).toBe('remote-pro 1.0.0-a canary');
});
