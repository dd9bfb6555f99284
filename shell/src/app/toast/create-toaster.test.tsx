import { act, screen, waitFor } from '@testing-library/react';
import { json, fakeApi } from '../testing/fake-api.ts';
import { showApp } from '../testing/show-app.tsx';
import type * as list from './toast-list.tsx';

let mockIsLineDown = true;
jest.mock('./toast-list.tsx', () => {
  if (mockIsLineDown) throw new Error('Loading chunk failed');
  return jest.requireActual<typeof list>('./toast-list.tsx');
});

it('says a toast late when its code comes late, and the page stays', async () => {
  const api = fakeApi({ 'GET /base/adds/get-all': () => json({ data: [] }) });
  const { platform } = await showApp({ pages: [{ path: '/', element: <h1>Home</h1> }] });
  await act(async () => platform.toast.error('A part is missing'));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
  expect(screen.queryByText('A part is missing')).toBeNull();
  mockIsLineDown = false;
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('A part is missing')).toHaveAttribute('role', 'alert');
  });
  api.restore();
});

const stateOf = (text: string) => screen.queryByText(text)?.parentElement?.dataset['state'];

it('shows the newest alone; a confirmation takes the place of the one before, and what has the same text that of its like', async () => {
  mockIsLineDown = false;
  const api = fakeApi({ 'GET /base/adds/get-all': () => json({ data: [] }) });
  const { platform } = await showApp({ pages: [{ path: '/', element: <h1>Home</h1> }] });
  await act(async () => {
    platform.toast.success('Planned');
    platform.toast.error('Not sent');
  });
  expect(await screen.findByText('Not sent')).toHaveAttribute('role', 'alert');
  expect([stateOf('Not sent'), stateOf('Planned')]).toEqual(['open', 'covered']);

  await act(async () => platform.toast.success('A draft again'));
  expect(await screen.findByText('A draft again')).toHaveAttribute('role', 'status');
  expect(screen.queryByText('Planned')).toBeNull();
  expect([stateOf('A draft again'), stateOf('Not sent')]).toEqual(['open', 'covered']);

  const before = screen.getByText('Not sent');
  await act(async () => platform.toast.error('Not sent'));
  // Another element, which is announced anew.
  await waitFor(() => expect(before).not.toBeInTheDocument());
  expect([stateOf('Not sent'), stateOf('A draft again')]).toEqual(['open', 'covered']);
  api.restore();
});
