import { createTelemetry } from '../app/telemetry/create-telemetry.ts';
import { collectErrors } from './collect-errors.ts';

it('collects telemetry errors with their remote, uncaught errors and policy violations, newest first', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const handleChange = jest.fn();
  const { errors } = collectErrors(handleChange);
  createTelemetry().error(new Error('no answer'), { remote: 'remote-pro' });
  window.dispatchEvent(new ErrorEvent('error', { message: 'nobody caught this' }));
  window.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'script-src-elem',
      blockedURI: 'https://evil.example/x.js',
    }),
  );
  expect(errors().map(({ remote, message }) => [remote, message])).toEqual([
    [undefined, 'script-src-elem: https://evil.example/x.js'],
    [undefined, 'nobody caught this'],
    ['remote-pro', 'no answer'],
  ]);
  expect(handleChange).toHaveBeenCalledTimes(3);
  for (let count = 0; count < 20; count += 1)
    window.dispatchEvent(new ErrorEvent('error', { message: `error ${count}` }));
  expect(errors().length).toBeLessThan(10);
  expect(errors()[0]?.message).toBe('error 19');
  silent.mockRestore();
});
