import { createMemoryRouter } from 'react-router-dom';
import { watchFirstRender } from './watch-first-render.ts';
import { deadlines } from '../loading/with-deadline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => createMemoryRouter([{ path: '*', element: null }]);

test('a page that never renders is late, once', async () => {
  const router = open();
  const onLate = jest.fn();
  watchFirstRender(router, () => undefined, onLate);
  await jest.advanceTimersByTimeAsync(deadlines.render - 1);
  expect(onLate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onLate).toHaveBeenCalledTimes(1);
});

test('a page that renders is not', async () => {
  const router = open();
  const onLate = jest.fn();
  const shown = { key: '' };
  watchFirstRender(router, () => shown.key, onLate);
  await router.navigate('/next');
  shown.key = router.state.location.key;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onLate).not.toHaveBeenCalled();
});

test('each page has its own deadline', async () => {
  const router = open();
  const onLate = jest.fn();
  watchFirstRender(router, () => 'another', onLate);
  await jest.advanceTimersByTimeAsync(deadlines.render - 1);
  await router.navigate('/next');
  await jest.advanceTimersByTimeAsync(deadlines.render - 1);
  expect(onLate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onLate).toHaveBeenCalledTimes(1);
});

test('stopping cleans up', () => {
  const stop = watchFirstRender(open(), () => undefined, jest.fn());
  expect(jest.getTimerCount()).toBe(1);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});
