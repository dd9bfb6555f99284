import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { clearAllDrafts } from 'shared-contracts/platform/form-draft';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { useDocumentsSending } from './use-documents-sending.ts';

const appointmentId = '00000000-0000-4000-8000-000000000031';
const nextUser = { ...clientUser, id: '0192a000-0000-7000-8000-000000000009' };

/** Two files, the first of which is on its way until it is aborted. */
async function sendTwo() {
  const http = fakeHttp({
    'POST /uploads': ({ options: { signal } }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });
  const platform = fakePlatform({ user: clientUser, http });
  const store = createStore();
  store.set(userAtom, clientUser);
  let sending: ReturnType<typeof useDocumentsSending>;
  function Page() {
    sending = useDocumentsSending(appointmentId);
    return null;
  }
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>
  );
  const { unmount } = render(withPlatform(page, { platform, store }));
  const files = ['a.pdf', 'b.pdf'].map((name) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' }));
  act(() => sending.send(files));
  await waitFor(() => expect(http.calls).toHaveLength(1));
  const signIn = (user: typeof clientUser) =>
    act(async () => {
      platform.session.start(sessionAnswerOf(user));
      store.set(userAtom, user);
      await Promise.resolve();
    });
  const end = () =>
    act(async () => {
      await platform.session.end();
      store.set(userAtom, null);
    });
  /** The page as it is opened again. */
  const reopen = () => {
    unmount();
    render(withPlatform(page, { platform, store }));
    return sending.files;
  };
  return { http, signIn, end, reopen };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what waits is not sent in the name of the next person, and is forgotten', async () => {
  const { http, signIn, reopen } = await sendTwo();
  await signIn(nextUser);
  expect(http.calls.map(({ options }) => options.signal?.aborted)).toEqual([true]);
  await signIn(clientUser);
  expect(reopen()).toEqual([]);
  expect(http.calls).toHaveLength(1);
});

test('signing out forgets it', async () => {
  const { http, signIn, end, reopen } = await sendTwo();
  clearAllDrafts();
  await end();
  await signIn(clientUser);
  expect(reopen()).toEqual([]);
  expect(http.calls).toHaveLength(1);
});

test('an expired session does not: its person finds it again', async () => {
  const { signIn, end, reopen } = await sendTwo();
  await end();
  expect(reopen()).toEqual([]);
  await signIn(clientUser);
  expect(reopen().map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
});
