import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'next', label: 'À venir', content: 'Demain' },
  { id: 'past', label: 'Passés', content: 'Hier' },
];

describe('Tabs', () => {
  it('shows one panel, chosen by arrows', async () => {
    const handleSelect = jest.fn();
    const { container } = render(<Tabs label="Rendez-vous" tabs={tabs} onSelect={handleSelect} />);
    expect(screen.getByRole('tabpanel', { name: 'À venir' })).toHaveTextContent('Demain');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Passés' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Hier');
    expect(handleSelect).toHaveBeenLastCalledWith('past');
    expect(await axe(container)).toHaveNoViolations();
  });
});
