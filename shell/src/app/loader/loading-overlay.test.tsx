import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { fakeApi, json } from '../testing/fake-api.ts';
import { showApp } from '../testing/show-app.tsx';
import { lateNavigation } from './use-slow-navigation.ts';

/** The slow page arrives when the test says so, not when a busy machine does. */
let arrive: (data: null) => void = () => undefined;
const slow = () => new Promise((resolve) => (arrive = resolve));
const pages = [
  {
    path: '/',
    element: (
      <main id="main">
        <Link to="/slow">slow</Link>
        <Link to="/quick">quick</Link>
        <Link to="/?page=2">page 2</Link>
      </main>
    ),
  },
  { path: '/slow', loader: slow, element: <h1>Arrived</h1> },
  { path: '/quick', loader: () => Promise.resolve(null), element: <h1>Arrived</h1> },
];

const overlay = () => document.querySelector('[data-overlay=loading]');

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  document.body.style.overflow = '';
  api = fakeApi({ 'GET /base/adds/get-all': () => json({ data: [] }) });
});
afterEach(() => api.restore());

it('shows while a promise is pending, announces it, and keeps focus', async () => {
  const { platform } = await showApp({ pages });
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText('slow')).toHaveFocus();
  let finish: (value: string) => void = () => undefined;
  let work: Promise<string> = Promise.resolve('');
  act(() => {
    work = platform.loader.during(new Promise<string>((resolve) => (finish = resolve)));
  });
  expect(overlay()).toHaveAttribute('aria-busy', 'true');
  expect(overlay()).toHaveTextContent('Loading');
  expect(screen.getByText('slow')).toHaveFocus();
  await act(async () => {
    finish('done');
    await work;
  });
  await expect(work).resolves.toBe('done');
  expect(overlay()).toBeNull();
});

it('hides when the promise rejects, and the caller gets the rejection', async () => {
  const { platform } = await showApp({ pages });
  await act(async () => {
    await expect(platform.loader.during(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
  expect(overlay()).toBeNull();
});

it('locks page scrolling and restores the previous value, whatever the order of nested and repeated releases', async () => {
  document.body.style.overflow = 'clip';
  const { platform } = await showApp({ pages });
  const holds: (() => void)[] = [];
  act(() => void holds.push(platform.loader.hold(), platform.loader.hold(), platform.loader.hold()));
  const [first, second, third] = holds;
  expect(document.body.style.overflow).toBe('hidden');
  act(() => first?.());
  act(() => first?.());
  act(() => first?.());
  expect(overlay()).not.toBeNull();
  act(() => third?.());
  expect(document.body.style.overflow).toBe('hidden');
  act(() => second?.());
  expect(overlay()).toBeNull();
  expect(document.body.style.overflow).toBe('clip');
  act(() => third?.());
  expect(document.body.style.overflow).toBe('clip');
});

it('restores scrolling when the page unmounts', async () => {
  const { platform, unmount } = await showApp({ pages });
  act(() => void platform.loader.hold());
  expect(document.body.style.overflow).toBe('hidden');
  unmount();
  expect(document.body.style.overflow).toBe('');
});

describe('a navigation', () => {
  it('shows it when slow', async () => {
    await showApp({ pages });
    await userEvent.click(screen.getByText('slow'));
    expect(overlay()).toBeNull();
    await waitFor(() => expect(overlay()).not.toBeNull());
    await act(async () => arrive(null));
    await screen.findByText('Arrived');
    await waitFor(() => expect(overlay()).toBeNull());
    expect(document.body.style.overflow).toBe('');
  });

  it('hides it when late, so the current page stays usable', async () => {
    jest.useFakeTimers();
    try {
      await showApp({ pages });
      act(() => screen.getByText('slow').click());
      await act(() => jest.advanceTimersByTimeAsync(lateNavigation - 100));
      expect(overlay()).not.toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(overlay()).toBeNull();
      expect(document.body.style.overflow).toBe('');
      expect(document.querySelector('[data-overlay=late]')).toHaveTextContent('Loading');
      act(() => screen.getByText('quick').click());
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.getByText('Arrived')).toBeInTheDocument();
      expect(document.querySelector('[data-overlay=late]')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not show it when quick or only changing the query', async () => {
    await showApp({ pages });
    const seen: boolean[] = [];
    const observer = new MutationObserver(() => seen.push(overlay() !== null));
    observer.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(screen.getByText('page 2'));
    await userEvent.click(screen.getByText('quick'));
    await screen.findByText('Arrived');
    observer.disconnect();
    expect(seen).not.toContain(true);
  });
});
