import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { SegmentedFilter } from './segmented-filter.tsx';

function Periods() {
  const [period, setPeriod] = useState<'today' | 'week' | 'all'>('week');
  return (
    <SegmentedFilter
      legend="Période"
      value={period}
      onChange={setPeriod}
      options={[
        { value: 'today', label: 'Aujourd’hui', count: '2' },
        { value: 'week', label: 'Cette semaine' },
        { value: 'all', label: 'Toutes' },
      ]}
    />
  );
}

describe('SegmentedFilter', () => {
  it('is one radio group, operated by click and arrow keys', async () => {
    const { container } = render(<Periods />);
    expect(screen.getByRole('group', { name: 'Période' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Cette semaine' })).toBeChecked();
    await userEvent.click(screen.getByText('Toutes'));
    expect(screen.getByRole('radio', { name: 'Toutes' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Aujourd’hui 2' })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });
});
