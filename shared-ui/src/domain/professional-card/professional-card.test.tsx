import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router-dom';
import { pictureWidths } from 'shared-contracts/schemas/upload';
import { ProfessionalCard, type ProfessionalCardProps } from './professional-card.tsx';

const props: ProfessionalCardProps = {
  to: '/professionnels/aicha-mbarga',
  id: '1',
  name: 'Me Aïcha Mbarga',
  profession: 'Avocate',
  city: 'Douala',
  specialities: ['Droit fiscal'],
  languages: 'Français, anglais',
  rating: { value: '4,8', count: '(32)', label: '4,8 sur 5, 32 avis' },
  verifiedLabel: 'Vérifiée',
  slotsTitle: 'Prochains créneaux',
  noSlots: 'Aucun créneau',
  slots: [
    { to: '/lawyers/booking/1?slot=a', startsAt: '2026-11-23T08:00:00.000Z', day: 'lun. 23 nov.', time: '09:00' },
    { to: '/lawyers/booking/1?slot=b', startsAt: '2026-11-23T08:30:00.000Z', day: 'lun. 23 nov.', time: '09:30' },
  ],
};
const card = (changes: Partial<ProfessionalCardProps> = {}) => (
  <MemoryRouter>
    <ProfessionalCard {...props} {...changes} />
  </MemoryRouter>
);

describe('ProfessionalCard', () => {
  it('links to the profile and directly to booking a slot', async () => {
    const { container } = render(card());
    expect(screen.getByRole('link', { name: 'Me Aïcha Mbarga' })).toHaveAttribute(
      'href',
      '/professionnels/aicha-mbarga',
    );
    const slot = screen.getByRole('link', { name: 'lun. 23 nov. 09:30, Me Aïcha Mbarga' });
    expect(slot).toHaveAttribute('href', '/lawyers/booking/1?slot=b');
    expect(within(slot).getByText('09:30').closest('time')).toHaveAttribute('datetime', '2026-11-23T08:30:00.000Z');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Me Aïcha Mbarga Vérifiée');
    expect(screen.getByText('4,8 sur 5, 32 avis')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says nothing of a city that is not typed yet', () => {
    render(card({ city: '' }));
    expect(screen.getByText(/^Avocate\s· Français, anglais$/u)).toBeInTheDocument();
  });

  it('has one tab stop for the profile and one for each slot, in reading order', async () => {
    render(card());
    const stops: (string | null)[] = [];
    for (let count = 0; count < 3; count += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.getAttribute('href') ?? null);
    }
    expect(stops).toEqual([props.to, ...props.slots.map(({ to }) => to)]);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('offers its portrait in every width that the API serves', () => {
    const { container } = render(card({ photo: 'https://api.test/uploads/a.jpg' }));
    const widths = container.querySelector('img')?.srcset.matchAll(/ (\d+)w/g) ?? [];
    expect([...widths].map(([, width]) => Number(width))).toEqual(pictureWidths);
  });

  it('says when there is no slot', () => {
    render(card({ slots: [] }));
    expect(screen.getByText('Aucun créneau')).toBeInTheDocument();
  });

  it('says each day once', () => {
    const [first, second] = props.slots;
    if (first === undefined || second === undefined) throw new Error('two slots are needed');
    const later = { ...second, startsAt: '2026-11-24T08:30:00.000Z', day: 'mar. 24 nov.' };
    const { rerender } = render(card());
    expect(screen.getAllByText('lun. 23 nov.')).toHaveLength(1);
    rerender(card({ slots: [first, later] }));
    expect(screen.getAllByText('lun. 23 nov.')).toHaveLength(1);
    expect(screen.getAllByText('mar. 24 nov.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^mar\. 24 nov\. 09:30/u })).toHaveTextContent(/^09:30$/u);
    rerender(card({ slots: [first, later, { ...later, startsAt: '2026-11-24T09:00:00.000Z', time: '10:00' }] }));
    expect(screen.getAllByText('mar. 24 nov.')).toHaveLength(1);
  });

  it('says the lowest fee, where there is one', () => {
    const { rerender } = render(card());
    expect(screen.queryByText(/FCFA/u)).not.toBeInTheDocument();
    rerender(card({ fee: 'Dès 15 000 FCFA · 30 min' }));
    expect(screen.getByText('Dès 15 000 FCFA · 30 min')).toBeVisible();
  });

  it('shows no seal without verification', () => {
    render(card({ verifiedLabel: undefined }));
    expect(screen.queryByText('Vérifiée')).not.toBeInTheDocument();
  });
});
