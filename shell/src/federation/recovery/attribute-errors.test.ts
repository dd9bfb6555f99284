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

test('an event handler error is reported with the remote whose file threw it', () => {
  const error = errorOf('/remotes/remote-two/1.0.0/page-list.12345678.js');
  window.dispatchEvent(new ErrorEvent('error', { error, filename: '' }));
  expect(telemetry.error).toHaveBeenCalledTimes(1);
  expect(telemetry.error).toHaveBeenCalledWith(error, {
    remote: 'remote-two',
    version: '1.0.0',
    phase: 'error',
  });
});

test('an unhandled rejection likewise', () => {
  const error = errorOf('/remotes/remote-one/1.0.0/remote.12345678.js');
  window.dispatchEvent(rejection(error));
  expect(telemetry.error).toHaveBeenCalledTimes(1);
  expect(telemetry.error).toHaveBeenCalledWith(error, expect.objectContaining({ phase: 'promise' }));
});

test('an error without a stack is attributed by the file that the browser names', () => {
  const filename = `${window.location.origin}/remotes/remote-one/1.0.0/remote.12345678.js`;
  window.dispatchEvent(new ErrorEvent('error', { error: 'a text', filename }));
  expect(telemetry.error).toHaveBeenCalledTimes(1);
  expect(telemetry.error).toHaveBeenCalledWith('a text', expect.objectContaining({ remote: 'remote-one' }));
});

test('an error elsewhere, or in another version, is not attributed', () => {
  window.dispatchEvent(rejection(errorOf('/assets/main.12345678.js')));
  window.dispatchEvent(rejection(errorOf('/remotes/remote-one/1.0.1/remote.12345678.js')));
  window.dispatchEvent(rejection('a text'));
  expect(telemetry.error).not.toHaveBeenCalled();
});

test('what was cancelled on purpose is neither reported nor left to the console', () => {
  const error = errorOf('/remotes/remote-one/1.0.0/remote.12345678.js');
  error.message = 'CancelledError';
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: error });
  window.dispatchEvent(event);
  expect(telemetry.error).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(true);
});
