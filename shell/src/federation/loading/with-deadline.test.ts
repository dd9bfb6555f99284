import { withDeadline } from './with-deadline.ts';

test('work that is in time answers as if nothing were around it', async () => {
  await expect(withDeadline(Promise.resolve(7), 1_000, 'counting')).resolves.toBe(7);
});

test('work that never ends is given up and named', async () => {
  await expect(withDeadline(new Promise(() => undefined), 10, 'the manifest')).rejects.toThrow(
    'the manifest took too long',
  );
});

test('work that fails keeps its own error', async () => {
  await expect(withDeadline(Promise.reject(new Error('no such file')), 1_000, 'reading')).rejects.toThrow(
    'no such file',
  );
});
