import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'slot', label: 'Créneau' },
  { id: 'reason', label: 'Motif' },
  { id: 'send', label: 'Envoi' },
];

describe('Stepper', () => {
  it('marks steps as done, current and upcoming', async () => {
    const { container } = render(<Stepper label="Étapes" steps={steps} current="reason" doneLabel="terminé" />);
    const items = within(screen.getByRole('list', { name: 'Étapes' })).getAllByRole('listitem');
    expect(items.map((item) => item.dataset['state'])).toEqual(['done', 'current', 'ahead']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items[0]).toHaveTextContent('Créneau, terminé');
    expect(items[2]).toHaveTextContent('3Envoi');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is not a tab stop itself; a step that links back is one', async () => {
    const led = steps.map((step) => (step.id === 'slot' ? { ...step, label: <a href="#slot">Créneau</a> } : step));
    render(<Stepper label="Étapes" steps={led} current="send" doneLabel="terminé" />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Créneau' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
