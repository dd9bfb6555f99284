import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import privateNotes from '../../locales/fr/private-notes.json';
import { PrivateNotes } from './private-notes.tsx';
import type { SaveNotes } from './use-saved-notes.ts';

const strings = {
  'remote-pro/private-notes': privateNotes,
  shell: { errors: { UNAVAILABLE: 'le service est injoignable' } },
};
const problem = (code: 'UNAVAILABLE' | 'CHANGED_MEANWHILE', details?: Record<string, unknown>) =>
  new ProblemError({ status: 409, code, errors: [], ...(details && { details }) });
const reader = { locale: 'fr', timeZone: 'Africa/Douala' } as const;
const show = (save: SaveNotes, stored: string | null = null) => {
  const platform = fakePlatform();
  return { platform, ...render(withPlatform(<PrivateNotes {...{ stored, save, reader }} />, { platform, strings })) };
};
const field = () => screen.getByRole('textbox', { name: 'Notes, que vous seul lisez' });

beforeEach(() => sessionStorage.clear());

test('notes save themselves once typing pauses, on top of what was read', async () => {
  const save = jest.fn(async (notes: string) => Promise.resolve(notes.trim()));
  show(save, 'Bail');
  await userEvent.type(field(), ' de 2019 ');
  expect(await screen.findByText(/^Enregistré à /u)).toBeVisible();
  expect(save.mock.calls).toEqual([['Bail de 2019 ', 'Bail', false]]);
  expect(field()).toHaveValue('Bail de 2019 ');
  await userEvent.type(field(), ', signé');
  await waitFor(() => expect(save).toHaveBeenLastCalledWith('Bail de 2019 , signé', 'Bail de 2019', false));
});

test('what another tab saved is shown beside, and not overwritten unasked', async () => {
  const save = jest.fn<ReturnType<SaveNotes>, Parameters<SaveNotes>>(async (notes, expected) => {
    if (expected === 'Bail') throw problem('CHANGED_MEANWHILE', { current: { privateNotes: 'Loyer' } });
    return Promise.resolve(notes);
  });
  show(save, 'Bail');
  await userEvent.type(field(), '!');
  expect(await screen.findByText('Loyer')).toBeVisible();
  expect(field()).toHaveValue('Bail!');
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Garder les miennes' }));
  expect(await screen.findByText(/^Enregistré à /u)).toBeVisible();
  expect(save).toHaveBeenLastCalledWith('Bail!', 'Loyer', false);
});

test('a failure is said with its reason, and what was typed comes back after a reload', async () => {
  let isDown = true;
  const save = jest.fn<ReturnType<SaveNotes>, Parameters<SaveNotes>>(async (notes) => {
    if (isDown) throw problem('UNAVAILABLE');
    return Promise.resolve(notes);
  });
  const { unmount } = show(save);
  await userEvent.type(field(), 'Appeler');
  expect(await screen.findByText(/le service est injoignable/u)).toBeVisible();
  unmount();
  isDown = false;
  show(save);
  expect(field()).toHaveValue('Appeler');
  expect(await screen.findByText(/^Enregistré à /u)).toBeVisible();
});

test('the last letters are saved when the page is left within the pause, but in nobody else’s name', async () => {
  const save = jest.fn(async (notes: string) => Promise.resolve(notes));
  const { unmount } = show(save);
  await userEvent.type(field(), 'Ap');
  unmount();
  expect(save.mock.calls).toEqual([['Ap', null, true]]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));

  const other = show(save);
  await userEvent.type(field(), 'peler');
  other.platform.session.start(sessionAnswerOf(professionalUser));
  other.unmount();
  expect(save).toHaveBeenCalledTimes(1);
});

test('what is typed while notes are saved is saved too, though the page is left before the answer', async () => {
  let answer = () => {};
  const save = jest.fn<ReturnType<SaveNotes>, Parameters<SaveNotes>>(
    (notes) => new Promise((resolve) => (answer = () => resolve(notes))),
  );
  const { unmount } = show(save);
  await userEvent.type(field(), 'Ap');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await userEvent.type(field(), 'peler');
  unmount();
  answer();
  await waitFor(() => expect(save).toHaveBeenLastCalledWith('Appeler', 'Ap', true));
  answer();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('what is typed after the session has expired is said not to be saved', async () => {
  const save = jest.fn(async (notes: string) => Promise.resolve(notes));
  const platform = fakePlatform({ user: professionalUser });
  render(withPlatform(<PrivateNotes {...{ stored: null, save, reader }} />, { platform, strings }));
  await platform.session.end();
  await userEvent.type(field(), 'Ap');
  await waitFor(() => expect(field()).toBeInvalid());
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['a space that was typed while notes were saved', ' '],
  ['what was deleted while it was saved', '{Backspace}'],
])('%s leaves nothing behind', async (_, typed) => {
  let answer = () => {};
  const save = jest.fn<ReturnType<SaveNotes>, Parameters<SaveNotes>>(
    (notes) => new Promise((resolve) => (answer = () => resolve(notes.trim() || null))),
  );
  const { unmount } = show(save);
  await userEvent.type(field(), 'A');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await userEvent.type(field(), typed);
  unmount();
  answer();
  if (typed !== ' ') {
    await waitFor(() => expect(save).toHaveBeenLastCalledWith('', 'A', true));
    answer();
  }
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('what this page itself had saved is no other tab’s', async () => {
  show(() => Promise.reject(problem('CHANGED_MEANWHILE', { current: { privateNotes: 'Appeler' } })));
  await userEvent.type(field(), 'Appeler');
  expect(await screen.findByText(/^Enregistré à /u)).toBeVisible();
});
