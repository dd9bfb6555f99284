import { render, screen } from '@testing-library/react';
import { appointmentStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import { Badge } from '../../primitives/badge/badge.tsx';
import { appointmentTones, StatusBadge } from './status-badge.tsx';

describe('StatusBadge and Badge', () => {
  it('has a tone for every status of an appointment', () => {
    expect(Object.keys(appointmentTones).sort()).toEqual([...appointmentStatuses].sort());
  });

  it('shows the label, never the code', () => {
    render(
      <>
        <StatusBadge status="no_show" label="Absent" />
        <Badge tone="ink">Visio</Badge>
      </>,
    );
    expect(screen.getByText('Absent').parentElement).toHaveAttribute('data-tone', 'danger');
    expect(screen.getByText('Visio')).toHaveAttribute('data-tone', 'ink');
  });
});
