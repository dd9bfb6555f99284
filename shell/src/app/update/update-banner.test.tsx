import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, json } from '../testing/fake-api.ts';
import { showApp } from '../testing/show-app.tsx';
import { updateAtom } from './update.ts';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => (api = fakeApi({ 'GET /base/adds/get-all': () => json({ data: [] }) })));
afterEach(() => api.restore());

it.each([
  ['en', 'A new version of Nimbia is available.', 'Reload'],
  ['fr', 'Une nouvelle version de Nimbia est disponible.', 'Recharger'],
] as const)('announces a new version in %s, keeps focus, and reloads on request', async (...scene) => {
  const [locale, text, button] = scene;
  const { store } = await showApp({ locale, pages: [{ path: '/', element: <input aria-label="Note" /> }] });
  const regions = screen.getAllByRole('status');
  await userEvent.type(screen.getByRole('textbox'), 'something');
  const reload = jest.fn();
  act(() => store.set(updateAtom, { reload }));
  expect(regions).toContain(screen.getByText(text).closest('[role=status]'));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(reload).not.toHaveBeenCalled();
  within(screen.getByText(text)).getByRole('button', { name: button }).focus();
  await userEvent.keyboard('{Enter}');
  expect(reload).toHaveBeenCalledTimes(1);
});
