import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { toast } from 'react-hot-toast/headless';
import { fakeApi, json } from '../testing/fake-api.ts';
import { showApp } from '../testing/show-app.tsx';

const pages = [{ path: '/', element: <h1>Home</h1> }];
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi({ 'GET /base/adds/get-all': () => json({ data: [] }) });
});
afterEach(() => {
  jest.useRealTimers();
  api.restore();
  act(() => toast.removeAll());
});

it('says a success politely and an error at once', async () => {
  const { platform, container } = await showApp({ pages });
  act(() => platform.toast.success('Request sent'));
  expect(await screen.findByText('Request sent')).toHaveAttribute('role', 'status');
  act(() => platform.toast.error('Slot taken'));
  expect(await screen.findByText('Slot taken')).toHaveAttribute('aria-live', 'assertive');
  act(() => platform.toast.info('Somebody answered'));
  expect(await screen.findByText('Somebody answered')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('can be closed, and leaves in 300 ms', async () => {
  const { platform } = await showApp({ pages });
  act(() => platform.toast.info('Bye'));
  await screen.findByText('Bye');
  await userEvent.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(screen.getByText('Bye').parentElement).toHaveAttribute('data-state', 'closing');
  const start = performance.now();
  await waitFor(() => expect(screen.queryByText('Bye')).not.toBeInTheDocument());
  expect(performance.now() - start).toBeGreaterThan(200);
});

it('closes itself after 5000 ms', async () => {
  const { platform } = await showApp({ pages });
  act(() => platform.toast.success('First'));
  await screen.findByText('First');
  act(() => toast.removeAll());
  jest.useFakeTimers();
  await act(async () => platform.toast.success('Second'));
  expect(screen.getByText('Second').parentElement).toHaveAttribute('data-state', 'open');
  act(() => jest.advanceTimersByTime(4900));
  expect(screen.getByText('Second').parentElement).toHaveAttribute('data-state', 'open');
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText('Second').parentElement).toHaveAttribute('data-state', 'closing');
  act(() => jest.advanceTimersByTime(300));
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});
