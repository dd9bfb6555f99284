import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { toast } from 'react-hot-toast/headless';
import { fakeApi, json } from '../testing/fake-api.ts';
import { showApp } from '../testing/show-app.tsx';

const pages = [{ path: '/', element: <h1>Home</h1> }];
let api: ReturnType<typeof fakeApi>;

// Fetched with the first toast: compiled here, outside the patience of what waits for it.
beforeAll(() => import('./toast-list.tsx'));
beforeEach(() => {
  localStorage.clear();
  api = fakeApi({ 'GET /base/adds/get-all': () => json({ data: [] }) });
});
afterEach(() => {
  jest.useRealTimers();
  api.restore();
  act(() => toast.removeAll());
});

it('announces a success politely and an error assertively', async () => {
  const { platform, container } = await showApp({ pages });
  act(() => platform.toast.success('Request sent'));
  expect(await screen.findByText('Request sent')).toHaveAttribute('role', 'status');
  act(() => platform.toast.error('Slot taken'));
  expect(await screen.findByText('Slot taken')).toHaveAttribute('aria-live', 'assertive');
  act(() => platform.toast.info('Somebody answered'));
  expect(await screen.findByText('Somebody answered')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

const stateOf = (text: string) => screen.queryByText(text)?.parentElement?.dataset['state'];

/** By the clock of the test, after one toast of the real one: its code is fetched with the first. */
async function showByTestClock(text: string) {
  const { platform } = await showApp({ pages });
  act(() => platform.toast.success('First'));
  await screen.findByText('First');
  act(() => toast.removeAll());
  jest.useFakeTimers();
  await act(async () => platform.toast.success(text));
  const user = userEvent.setup({ advanceTimers: (milliseconds) => void jest.advanceTimersByTime(milliseconds) });
  return { platform, user, state: () => stateOf(text) };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('can be closed, and disappears after exactly 300 ms', async () => {
  const { state, user } = await showByTestClock('Bye');
  await user.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(state()).toBe('closing');
  pass(299);
  expect(state()).toBe('closing');
  pass(1);
  expect(state()).toBeUndefined();
});

it('closes itself after 5000 ms and disappears after exactly 300 ms', async () => {
  const { state } = await showByTestClock('Second');
  expect(state()).toBe('open');
  pass(4999);
  expect(state()).toBe('open');
  pass(1);
  expect(state()).toBe('closing');
  pass(299);
  expect(state()).toBe('closing');
  pass(1);
  expect(state()).toBeUndefined();
});

it('stays while hovered, and then keeps the rest of its 5000 ms', async () => {
  const { state, user } = await showByTestClock('Read me');
  pass(4000);
  await user.hover(screen.getByText('Read me'));
  pass(60_000);
  expect(state()).toBe('open');
  await user.unhover(screen.getByText('Read me'));
  pass(999);
  expect(state()).toBe('open');
  pass(1);
  expect(state()).toBe('closing');
});

it('comes back for the rest of its 5000 ms once the newer one is gone', async () => {
  const { platform } = await showByTestClock('Older');
  pass(1000);
  await act(async () => platform.toast.error('Newer'));
  expect([stateOf('Newer'), stateOf('Older')]).toEqual(['open', 'covered']);
  pass(5000);
  expect([stateOf('Newer'), stateOf('Older')]).toEqual(['closing', 'open']);
  pass(3999);
  expect([stateOf('Newer'), stateOf('Older')]).toEqual([undefined, 'open']);
  pass(1);
  expect(stateOf('Older')).toBe('closing');
});

it('is covered by none while it is hovered or has the focus; closing it shows the next', async () => {
  const { platform, user } = await showByTestClock('Read me');
  await user.hover(screen.getByText('Read me'));
  await act(async () => platform.toast.info('Somebody answered'));
  expect([stateOf('Read me'), stateOf('Somebody answered')]).toEqual(['open', 'covered']);
  await user.unhover(screen.getByText('Read me'));
  expect([stateOf('Read me'), stateOf('Somebody answered')]).toEqual(['covered', 'open']);

  const answered = screen.getByText('Somebody answered').parentElement!;
  act(() => within(answered).getByRole('button', { name: 'Close the message' }).focus());
  pass(60_000);
  expect(stateOf('Somebody answered')).toBe('open');
  await user.keyboard('{Enter}');
  expect([stateOf('Somebody answered'), stateOf('Read me')]).toEqual(['closing', 'open']);
  pass(5000);
  expect(stateOf('Read me')).toBe('closing');
});

it('with the focus in it, stays in front when the pointer passes over it; a finger does not hold it', async () => {
  const { platform, user } = await showByTestClock('Read me');
  const item = screen.getByText('Read me').parentElement!;
  act(() => within(item).getByRole('button', { name: 'Close the message' }).focus());
  await user.hover(item);
  await user.unhover(item);
  await act(async () => platform.toast.info('Somebody answered'));
  expect([stateOf('Read me'), stateOf('Somebody answered')]).toEqual(['open', 'covered']);
  await user.keyboard('{Enter}');
  expect(stateOf('Somebody answered')).toBe('open');

  await user.pointer({ keys: '[TouchA]', target: screen.getByText('Somebody answered') });
  await act(async () => platform.toast.info('And somebody else'));
  expect([stateOf('Somebody answered'), stateOf('And somebody else')]).toEqual(['covered', 'open']);
});
