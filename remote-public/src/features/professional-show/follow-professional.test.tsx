import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { FollowProfessional } from './follow-professional.tsx';

const id = '0192a000-0000-7000-8000-00000000000a';
const followId = '0192a000-0000-7000-8000-0000000000f1';
const found = 'POST /follows/find-by';
const create = 'POST /base/follows/create';
const fail = () => {
  throw problemError('UNAVAILABLE', 503);
};
const rows = (...ids: readonly string[]) => ({ data: ids.map((one) => ({ id: one })), page: { next: null, limit: 1 } });

function open(user: SessionUser | null, answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const [platform, store] = [
    fakePlatform({
      user,
      http: fakeHttp({
        [found]: () => rows(),
        [create]: () => ({ data: { id: followId } }),
        [`DELETE /base/follows/delete/${followId}`]: () => ({ data: {} }),
        ...answers,
      }),
    }),
    createStore(),
  ];
  store.set(userAtom, user);
  const shown = render(
    withPlatform(<FollowProfessional id={id} name="Aïssatou Mbarga" />, {
      ...{ platform, store, strings, at: '/professionnels/aissatou-mbarga?consultation=c1' },
    }),
  );
  return { ...shown, platform };
}
const texts = ({ toasts }: ReturnType<typeof fakePlatform>) => toasts.map(({ text }) => text);

afterEach(() => sessionStorage.clear());

test('a visitor signs in on the way, and what they wished is done once', async () => {
  const visit = open(null);
  const link = screen.getByRole('link', { name: 'Suivre' });
  expect(link).toHaveAttribute('href', '/login-user?next=%2Fprofessionnels%2Faissatou-mbarga%3Fconsultation%3Dc1');
  await userEvent.click(link);
  visit.unmount();
  const back = open(clientUser);
  expect(await screen.findByRole('button', { name: 'Ne plus suivre' })).toBeVisible();
  expect(texts(back.platform)).toEqual(['Vous suivez Aïssatou Mbarga.']);
  back.unmount();
  const later = open(clientUser);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Suivre' })).not.toHaveAttribute('aria-busy'));
  expect(later.platform.http.calls.map(({ path }) => path)).toEqual(['/follows/find-by']);
});

test('a client stops following at once, and follows again', async () => {
  const { platform } = open(clientUser, { [found]: () => rows(followId) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ne plus suivre' }));
  const again = screen.getByRole('button', { name: 'Suivre' });
  expect(again).toHaveFocus();
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ne plus suivre' })).toHaveFocus());
  expect(texts(platform)).toEqual(['Vous ne suivez plus Aïssatou Mbarga.', 'Vous suivez Aïssatou Mbarga.']);
});

test('a following that fails is taken back and said; a state that cannot be read is reported', async () => {
  const { platform } = open(clientUser, { [found]: fail, [create]: fail });
  const button = await screen.findByRole('button', { name: 'Suivre' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(platform.errors.map(({ context }) => context)).toEqual([{ part: 'follow' }]);
  await userEvent.click(button);
  await waitFor(() => expect(platform.toasts).toHaveLength(1));
  expect(platform.toasts[0]?.tone).toBe('error');
  expect(screen.getByRole('button', { name: 'Suivre' })).toBeVisible();
});

test('professionals follow nobody', () => {
  const { container } = open(professionalUser);
  expect(container).toBeEmptyDOMElement();
});
