import { createPageCode, type Page } from './page-code.ts';

const page = { Component: () => null };

function open() {
  const asked: { signal: AbortSignal | undefined; come: (page: Page) => void; fail: (error: Error) => void }[] = [];
  const code = createPageCode((signal) => new Promise((come, fail) => asked.push({ signal, come, fail })));
  return { asked, code };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('a failure after leaving the navigation is not kept for the next one', async () => {
  const { asked, code } = open();
  const leaving = new AbortController();
  const lazy = code.lazy();
  code.request(leaving.signal);
  leaving.abort();
  asked[0]?.fail(new Error('no'));
  code.request(new AbortController().signal);
  asked[1]?.come(page);
  await expect(lazy).resolves.toBe(page);
});

test('a failure during the navigation is thrown', async () => {
  const { asked, code } = open();
  const lazy = code.lazy();
  code.request(new AbortController().signal);
  asked[0]?.fail(new Error('no'));
  await expect(lazy).rejects.toThrow('no');
});

test('without a loader the code is still requested, once', async () => {
  const { asked, code } = open();
  const lazy = code.lazy();
  await nextTask();
  asked[0]?.come(page);
  await expect(lazy).resolves.toBe(page);
  code.request(new AbortController().signal);
  expect(asked).toHaveLength(1);
});
