import { asCancelled } from 'shared-contracts/processes/was-cancelled';
import { createTelemetry } from './create-telemetry.ts';

const open = () => {
  const sink = { error: jest.fn(), event: jest.fn() };
  const onRemoteError = jest.fn();
  return { sink, onRemoteError, telemetry: createTelemetry(sink, onRemoteError) };
};

test('a fault is written with its context, and counted for its remote', () => {
  const { sink, onRemoteError, telemetry } = open();
  const error = new TypeError('it broke');
  telemetry.error(error, { remote: 'remote-pro', place: 'diary' });
  expect(sink.error).toHaveBeenCalledWith(
    'it broke',
    expect.objectContaining({ name: 'TypeError', remote: 'remote-pro', place: 'diary' }),
  );
  expect(onRemoteError).toHaveBeenCalledWith('remote-pro', error);
});

test('what was cancelled on purpose is no fault: of nobody', () => {
  const { sink, onRemoteError, telemetry } = open();
  telemetry.error(new Error('CancelledError'), { remote: 'remote-pro', place: 'diary' });
  telemetry.error(asCancelled(AbortSignal.abort().reason), { message: 'error retrieving advertisements' });
  expect(sink.error).not.toHaveBeenCalled();
  expect(onRemoteError).not.toHaveBeenCalled();
});

test('an AbortError that no signal of ours caused is a fault', () => {
  const { sink, telemetry } = open();
  telemetry.error(new DOMException('Starting videoinput failed', 'AbortError'), { place: 'meeting' });
  expect(sink.error).toHaveBeenCalledTimes(1);
});
