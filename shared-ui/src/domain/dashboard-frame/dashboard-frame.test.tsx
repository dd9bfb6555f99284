import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Circle } from 'lucide-react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DashboardFrame } from './dashboard-frame.tsx';

const labels = { navigation: 'Espace', shortcuts: 'Raccourcis', more: 'Plus', close: 'Fermer' };

function open(onLogOut = jest.fn()) {
  const element = (
    <DashboardFrame
      brand={<span>Nimbia</span>}
      tools={null}
      person={{ name: 'Awa Ndiaye', detail: 'Espace client' }}
      labels={labels}
      items={[
        { to: '/a', label: 'Tableau de bord', shortLabel: 'Accueil', Icon: Circle },
        { to: '/b', label: 'En attente', shortLabel: 'Attente', Icon: Circle, count: 120, countLabel: '120 demandes' },
        { to: '/c', label: 'Profil', Icon: Circle },
        { label: 'Se déconnecter', Icon: Circle, onSelect: onLogOut },
      ]}
    >
      <h1>Page</h1>
    </DashboardFrame>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/a'] });
  return { ...render(<RouterProvider router={router} />), person: userEvent.setup(), onLogOut };
}

test('marks the current page, and abbreviates a long count visually only', async () => {
  const { container } = open();
  const rail = screen.getByRole('navigation', { name: 'Espace' });
  expect(within(rail).getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('aria-current', 'page');
  expect(within(rail).getByRole('link', { name: /120 demandes/u })).toHaveTextContent('99+');
  expect(await axe(container)).toHaveNoViolations();
});

test('on a phone the sheet holds everything, and closes on navigation and with Escape', async () => {
  const { person, onLogOut } = open();
  await person.click(screen.getByRole('button', { name: 'Plus' }));
  const sheet = await screen.findByRole('dialog', { name: 'Awa Ndiaye' });
  expect(within(sheet).getByRole('link', { name: 'Profil' })).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Plus' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Se déconnecter' }));
  expect(onLogOut).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
