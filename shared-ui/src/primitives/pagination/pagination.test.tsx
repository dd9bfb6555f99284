import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Pagination } from './pagination.tsx';

const labels = { label: 'Pages de résultats', previousLabel: 'Précédents', nextLabel: 'Suivants' };

describe('Pagination', () => {
  it('links only to existing pages', async () => {
    const { container } = render(
      <MemoryRouter>
        <Pagination {...labels} next="/recherche?after=x" status="20 sur 64" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Pages de résultats' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Suivants' })).toHaveAttribute('href', '/recherche?after=x');
    expect(screen.queryByRole('link', { name: 'Précédents' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is operated by keyboard, previous first', async () => {
    const Address = () => <output>{useLocation().search}</output>;
    render(
      <MemoryRouter>
        <Pagination {...labels} previous="/recherche?before=x" next="/recherche?after=x" />
        <Address />
      </MemoryRouter>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Précédents' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('?after=x');
  });

  it('renders nothing for a single page without a summary', () => {
    const { container } = render(<Pagination {...labels} />);
    expect(container).toBeEmptyDOMElement();
  });
});
