import { act, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { clientUser } from '../testing/session-users.ts';
import { withPlatform } from '../testing/with-platform.ts';
import { userAtom } from './persisted-state.ts';
import { useSessionUser } from './use-session-user.ts';

const Name = () => <p>{useSessionUser()?.firstNames ?? 'visitor'}</p>;

beforeEach(() => localStorage.clear());

it('follows the session', () => {
  const store = createStore();
  render(withPlatform(<Name />, { store }));
  expect(screen.getByText('visitor')).toBeInTheDocument();
  act(() => store.set(userAtom, clientUser));
  expect(screen.getByText('Aïcha')).toBeInTheDocument();
});

it('hydrates a page rendered for a visitor without warnings', async () => {
  localStorage.setItem('user', JSON.stringify(clientUser));
  const store = createStore();
  store.sub(userAtom, () => undefined);
  const container = document.createElement('div');
  container.innerHTML = '<p>visitor</p>';
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, withPlatform(<Name />, { store }), {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  expect(container).toHaveTextContent('Aïcha');
  expect(complaints).toEqual([]);
});
