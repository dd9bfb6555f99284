import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useLayoutEffect } from 'react';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { KeyboardHelp } from './keyboard-help.tsx';

const search = (
  <main>
    <form role="search">
      <input name="q" aria-label="Recherche" defaultValue="bail" />
    </form>
  </main>
);

/** Key presses before the first paint. */
function Hasty() {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  }, []);
  return null;
}

function open(at: string, after?: React.ReactNode) {
  const page = (path: string, content: React.ReactNode) => ({
    path,
    element: (
      <>
        {content}
        <KeyboardHelp />
        {after}
      </>
    ),
  });
  render(withPlatform(null, { strings, at, routes: [page('/recherche', search), page('/blog', <main />)] }));
  return userEvent.setup();
}

afterEach(() => localStorage.clear());

test('/ focuses the search field of the page, and types a letter in a text field', async () => {
  const user = open('/recherche');
  await user.keyboard('/');
  expect(screen.getByLabelText('Recherche')).toHaveFocus();
  expect(screen.getByLabelText('Recherche')).toHaveValue('bail');
  await user.keyboard('{End}/?');
  expect(screen.getByLabelText('Recherche')).toHaveValue('bail/?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a key pressed as soon as the button appears is handled', () => {
  open('/recherche', <Hasty />);
  expect(screen.getByLabelText('Recherche')).toHaveFocus();
});

test('on a page without a search field / navigates to the search page', async () => {
  const user = open('/blog');
  await user.keyboard('/');
  expect(await screen.findByLabelText('Recherche')).toBeVisible();
});

test('? and the button show the shortcuts; both can be turned off and on again', async () => {
  const user = open('/recherche');
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Raccourcis clavier' });
  expect(await axe(dialog)).toHaveNoViolations();
  await user.click(screen.getByRole('switch', { name: 'Utiliser les touches / et ?' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('/?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Recherche')).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Raccourcis clavier' }));
  await user.click(await screen.findByRole('switch'));
  await user.keyboard('{Escape}/');
  expect(screen.getByLabelText('Recherche')).toHaveFocus();
});
