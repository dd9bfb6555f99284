import { DeadlineError, LoadError } from './load-error.ts';
import { asRemoteError, failureContext, failureKindOf, RemoteError } from './remote-error.ts';

const contextOf = (error: unknown) => failureContext('remote-one', asRemoteError('remote-one', 'page', error));

test('a failure is recorded with its remote, step and reason', () => {
  expect(contextOf(new LoadError('entry', 'tampered', 'no'))).toEqual({
    remote: 'remote-one',
    step: 'entry',
    reason: 'tampered',
  });
  expect(contextOf(new DeadlineError('no'))).toMatchObject({ step: 'page', reason: 'late' });
  expect(contextOf(new Error('no'))).toMatchObject({ step: 'page', reason: 'threw' });
  expect(contextOf('no')).toMatchObject({ step: 'page', reason: 'threw' });
});

test('a chunk that fails in the webpack runtime is a code failure, with the reason that the shell found', () => {
  const late = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'tampered' });
  expect(contextOf(late)).toMatchObject({ step: 'chunk', reason: 'tampered' });
});

test('a refusal has no step, as nothing was requested', () => {
  const refused = new RemoteError('remote-one', 'refused', { refusal: 'switchedOff' });
  expect(contextOf(refused)).toEqual({ remote: 'remote-one' });
  expect(failureKindOf(refused)).toBe('switchedOff');
});

test('a missing file needs a new document, anything else a retry', () => {
  expect(failureKindOf(asRemoteError('remote-one', 'page', new LoadError('chunk', 'vanished', 'no')))).toBe('replaced');
  expect(failureKindOf(asRemoteError('remote-one', 'page', new LoadError('chunk', 'refused', 'no')))).toBe('failed');
  expect(failureKindOf(undefined)).toBe('failed');
});
