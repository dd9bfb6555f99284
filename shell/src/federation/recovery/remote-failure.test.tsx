import { act, render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import shell from '../../locales/en/shell.json';
import { LoadError, type LoadReason } from '../loading/load-error.ts';
import { asRemoteError } from '../loading/remote-error.ts';
import { RemoteFailure } from './remote-failure.tsx';
import { RemoteRetryContext } from './remote-retry.ts';

const words = shell.remoteFailure;
const onlineIs = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const unreachable = () => asRemoteError('remote-one', 'page', new LoadError('chunk', 'unreachable', 'no'));

function show(error: unknown) {
  const retry = jest.fn(() => true);
  const card = (
    <RemoteRetryContext value={retry}>
      <RemoteFailure remote="remote-one" error={error} />
    </RemoteRetryContext>
  );
  const view = render(withPlatform(card, { platform: fakePlatform({ locale: 'en' }), strings: { shell } }));
  return { ...view, retry };
}

afterEach(() => jest.restoreAllMocks());

test('offline shows a friendly message, and retries automatically on reconnection', async () => {
  onlineIs(false);
  const { container, retry } = show(unreachable());
  expect(screen.getByRole('heading', { name: words.offline.title })).toBeVisible();
  expect(screen.getByText(/remote-one/u)).not.toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(retry).not.toHaveBeenCalled();
  onlineIs(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry.mock.calls).toEqual([['remote-one', true]]);
});

test('a connection restored before the card mounted is used immediately', async () => {
  onlineIs(false);
  const error = unreachable();
  onlineIs(true);
  const { retry } = show(error);
  await waitFor(() => expect(retry.mock.calls).toEqual([['remote-one', true]]));
});

test('an unreachable remote while online waits for the user, with its name and cause', () => {
  const { retry } = show(unreachable());
  expect(screen.getByRole('heading', { name: /remote-one/u })).toBeVisible();
  expect(screen.getByText(new RegExp(words.reasons.unreachable, 'u'))).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
});

/** One whose cause is still looked for, and what finds it. */
function open() {
  const { promise, resolve } = Promise.withResolvers<LoadReason | undefined>();
  const find = jest.fn(() => promise);
  return {
    error: asRemoteError('remote-one', 'page', new LoadError('chunk', 'unreachable', 'no', { find })),
    find,
    resolve,
  };
}

test('is shown before its cause is determined, and shows it afterwards', async () => {
  const { error, find, resolve } = open();
  expect(find).not.toHaveBeenCalled();
  const { retry } = show(error);
  expect(find).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: /remote-one/u })).toBeVisible();
  expect(screen.queryByText(new RegExp(words.reasons.unreachable, 'u'))).toBeNull();
  await act(async () => resolve('tampered'));
  expect(screen.getByText(new RegExp(words.reasons.tampered, 'u'))).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
});

test('a missing file offers a new document once that is determined', async () => {
  const { error, resolve } = open();
  show(error);
  await act(async () => resolve('vanished'));
  expect(screen.getByRole('button', { name: words.replaced.retry })).toBeVisible();
});

test('a remote that has recovered is fetched again automatically', async () => {
  const { error, resolve } = open();
  const { retry } = show(error);
  await act(async () => resolve(undefined));
  expect(retry.mock.calls).toEqual([['remote-one', true]]);
});
