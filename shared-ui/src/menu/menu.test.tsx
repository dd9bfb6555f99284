import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Menu } from './menu.tsx';

describe('Menu', () => {
  it('opens by keyboard, moves with arrows, acts on Enter and gives the focus back', async () => {
    const handleOut = jest.fn();
    render(
      <Menu
        label="Compte"
        trigger={<svg aria-hidden="true" />}
        entries={[
          { id: 'profile', label: 'Profil', onAction: jest.fn() },
          { id: 'out', label: 'Se déconnecter', tone: 'danger', onAction: handleOut },
        ]}
      />,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Compte' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveFocus();
    expect(await axe(screen.getByRole('menu'))).toHaveNoViolations();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
