import { withDeadline } from './with-deadline.ts';

test('work within its deadline passes its result through', async () => {
  await expect(withDeadline(Promise.resolve(7), 1_000, 'counting')).resolves.toBe(7);
});

test('work that never settles is aborted at its deadline, which the error names', async () => {
  jest.useFakeTimers();
  const failed = jest.fn();
  withDeadline(new Promise(() => undefined), 5_000, 'the manifest').catch(failed);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'the manifest took too long' }));
  jest.useRealTimers();
});

test('work that fails keeps its own error', async () => {
  await expect(withDeadline(Promise.reject(new Error('no such file')), 1_000, 'reading')).rejects.toThrow(
    'no such file',
  );
});
