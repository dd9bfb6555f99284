import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { SlotPicker, type SlotPickerProps } from './slot-picker.tsx';

const labels = {
  previous: 'Semaine précédente',
  next: 'Semaine suivante',
  loading: 'Chargement des créneaux',
  empty: 'Aucun créneau cette semaine',
  emptyDay: 'Aucun créneau',
  more: 'Plus d’horaires',
  less: 'Moins d’horaires',
};
const at = (day: number, hour: number, minute = 0) => ({
  startsAt: new Date(Date.UTC(2026, 10, day, hour, minute)).toISOString(),
});

function Picker(changes: Partial<SlotPickerProps>) {
  const [value, setValue] = useState<string>();
  return (
    <>
      <SlotPicker
        legend="Choisissez un créneau"
        labels={labels}
        slots={[at(23, 8), at(23, 8, 30), at(24, 13)]}
        from="2026-11-23"
        timeZone="Africa/Douala"
        locale="fr"
        name="slot"
        value={value}
        onChange={setValue}
        {...changes}
      />
      <output>{value}</output>
    </>
  );
}

describe('SlotPicker', () => {
  it('formats days and times in the given time zone, and returns the instant', async () => {
    const { container } = render(<Picker />);
    await userEvent.click(screen.getByText('09:30'));
    expect(screen.getByRole('radio', { name: /lundi 23 novembre.*09:30/ })).toBeChecked();
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('2026-11-23T08:30:00.000Z');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('moves between days with the arrow keys', async () => {
    render(<Picker />);
    await userEvent.click(screen.getByText('09:30'));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /mardi 24 novembre.*14:00/ })).toBeChecked();
  });

  it('pages only where there are slots', async () => {
    const handleNext = jest.fn();
    render(<Picker onNext={handleNext} />);
    expect(screen.getByRole('button', { name: 'Semaine précédente' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Semaine suivante' }));
    expect(handleNext).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/23.29 novembre 2026/)).toBeInTheDocument();
  });

  it('offers the next free slot when the week is empty', async () => {
    const handleSelect = jest.fn();
    render(<Picker slots={[]} nextFree={{ label: 'Prochain créneau : 2 décembre', onSelect: handleSelect }} />);
    expect(screen.getByText('Aucun créneau cette semaine')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Prochain créneau : 2 décembre' }));
    expect(handleSelect).toHaveBeenCalledTimes(1);
  });

  it('keeps the layout and announces loading while slots load', () => {
    render(<Picker isLoading slots={[]} />);
    expect(screen.getByText('Chargement des créneaux')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Choisissez un créneau' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Aucun créneau cette semaine')).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  });

  it('collapses a long day, and never hides the selected slot', async () => {
    const slots = Array.from({ length: 12 }, (_, index) => at(23, 8, index * 15));
    const { rerender } = render(<Picker slots={slots} />);
    expect(screen.getAllByRole('radio')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Plus d’horaires' }));
    expect(screen.getAllByRole('radio')).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Moins d’horaires' }));
    rerender(<Picker slots={slots} value={slots[11]?.startsAt} />);
    expect(screen.getAllByRole('radio')).toHaveLength(12);
  });

  it('shows its error on the group', () => {
    render(<Picker error="Choisissez un créneau libre" hint="Heures de Douala" />);
    expect(screen.getByRole('group', { name: 'Choisissez un créneau' })).toHaveAccessibleDescription(
      'Heures de Douala Choisissez un créneau libre',
    );
  });
});
