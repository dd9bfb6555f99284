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

/** Presses before anything has been painted. */
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

test('/ goes to the search of the page, and is a letter where somebody types', async () => {
  const user = open('/recherche');
  await user.keyboard('/');
  expect(screen.getByLabelText('Recherche')).toHaveFocus();
  expect(screen.getByLabelText('Recherche')).toHaveValue('bail');
  await user.keyboard('{End}/?');
  expect(screen.getByLabelText('Recherche')).toHaveValue('bail/?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a key that is pressed as soon as the button shows is heard', () => {
  open('/recherche', <Hasty />);
  expect(screen.getByLabelText('Recherche')).toHaveFocus();
});

test('where the page has no search / goes to the one that has', async () => {
  const user = open('/blog');
  await user.keyboard('/');
  expect(await screen.findByLabelText('Recherche')).toBeVisible();
});

test('? and the button show what the keys do; both keys can be turned off, and back on', async () => {
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
