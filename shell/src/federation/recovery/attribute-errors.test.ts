import { attributeErrors } from './attribute-errors.ts';
import { registryEntryFixture } from '../registry/registry-entry-fixture.ts';

const entries = [registryEntryFixture('remote-one', {}), registryEntryFixture('remote-two', {})];
const telemetry = { error: jest.fn(), event: jest.fn() };

const errorOf = (place: string): Error => {
  const error = new Error('it broke');
  error.stack = `Error: it broke\n    at handleClick (${window.location.origin}${place}:1:200)`;
  return error;
};
const rejection = (reason: unknown): Event => Object.assign(new Event('unhandledrejection'), { reason });

let stop: () => void;
beforeEach(() => {
  telemetry.error.mockClear();
  stop = attributeErrors(entries, telemetry);
});
afterEach(() => stop());

test('an error of an event handler is told with the remote in whose file it happened', () => {
  const error = errorOf('/remotes/remote-two/1.0.0/page-list.12345678.js');
  window.dispatchEvent(new ErrorEvent('error', { error, filename: '' }));
  expect(telemetry.error).toHaveBeenCalledTimes(1);
  expect(telemetry.error).toHaveBeenCalledWith(error, {
    remote: 'remote-two',
    version: '1.0.0',
    phase: 'error',
  });
});

test('a promise that nobody caught as well', () => {
  const error = errorOf('/remotes/remote-one/1.0.0/remote.12345678.js');
  window.dispatchEvent(rejection(error));
  expect(telemetry.error).toHaveBeenCalledTimes(1);
  expect(telemetry.error).toHaveBeenCalledWith(error, expect.objectContaining({ phase: 'promise' }));
});

test('what is thrown without a stack is found by the file that the browser names', () => {
  const filename = `${window.location.origin}/remotes/remote-one/1.0.0/remote.12345678.js`;
  window.dispatchEvent(new ErrorEvent('error', { error: 'a text', filename }));
  expect(telemetry.error).toHaveBeenCalledTimes(1);
  expect(telemetry.error).toHaveBeenCalledWith('a text', expect.objectContaining({ remote: 'remote-one' }));
});

test('what happens elsewhere, or in another version, is nobody’s', () => {
  window.dispatchEvent(rejection(errorOf('/assets/main.12345678.js')));
  window.dispatchEvent(rejection(errorOf('/remotes/remote-one/1.0.1/remote.12345678.js')));
  window.dispatchEvent(rejection('a text'));
  expect(telemetry.error).not.toHaveBeenCalled();
});
