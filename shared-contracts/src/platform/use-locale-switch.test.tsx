import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakePlatform } from '../testing/fake-platform.ts';
import { withPlatform } from '../testing/with-platform.ts';
import { langAtom } from './persisted-state.ts';
import { useLocaleSwitch } from './use-locale-switch.ts';

function Switch() {
  const { href, otherLocale, onChoose } = useLocaleSwitch();
  const handleClick = (event: React.MouseEvent) => {
    event.preventDefault();
    onChoose();
  };
  return (
    <a href={href} onClick={handleClick}>
      {otherLocale}
    </a>
  );
}

it('links to the same page in the other language, with query and fragment', () => {
  const { unmount } = render(withPlatform(<Switch />, { at: '/recherche?text=bail#results' }));
  expect(screen.getByRole('link', { name: 'en' })).toHaveAttribute('href', '/en/recherche?text=bail#results');
  unmount();
  render(withPlatform(<Switch />, { at: '/', platform: fakePlatform({ locale: 'en' }) }));
  expect(screen.getByRole('link', { name: 'fr' })).toHaveAttribute('href', '/');
});

it('matches the server-rendered link without the fragment, then adds it', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(withPlatform(<Switch />, { at: '/CGU' }));
  expect(container.innerHTML).toContain('href="/en/CGU"');
  const failed = jest.fn();
  const root = await act(async () =>
    hydrateRoot(container, withPlatform(<Switch />, { at: '/CGU#privacy' }), { onRecoverableError: failed }),
  );
  expect(screen.getByRole('link', { name: 'en' })).toHaveAttribute('href', '/en/CGU#privacy');
  expect(failed).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});

it('stores an explicit choice in the cookie and in lang', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const store = createStore();
  render(withPlatform(<Switch />, { store, platform: fakePlatform({ locale: 'en' }) }));
  expect(written).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link'));
  expect(written).toHaveBeenCalledWith('locale=fr; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(store.get(langAtom)).toBe('fr');
  written.mockRestore();
});
