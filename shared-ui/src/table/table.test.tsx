import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Table } from './table.tsx';

describe('Table', () => {
  it('has a caption, headings for columns and rows, and a frame that can be scrolled by keyboard', async () => {
    const { container } = render(
      <Table
        caption="Demandes"
        rows={[{ id: '1', client: 'Paul', when: '9 h' }]}
        rowKey={(row) => row.id}
        columns={[
          { key: 'client', header: 'Client', isRowHeader: true, cell: (row) => row.client },
          { key: 'when', header: 'Heure', isHeaderHidden: true, cell: (row) => row.when },
        ]}
      />,
    );
    const table = screen.getByRole('table', { name: 'Demandes' });
    expect(within(table).getByRole('rowheader', { name: 'Paul' })).toBeInTheDocument();
    expect(within(table).getByRole('columnheader', { name: 'Heure' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Demandes' })).toHaveAttribute('tabindex', '0');
    expect(await axe(container)).toHaveNoViolations();
  });
});
