import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { AppointmentView } from './appointment-view.ts';
import type { Problem } from 'shared-contracts/schemas/wire';
import { appointmentFixture } from '../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../testing/appointment-view-fixture.ts';
import { AppointmentActions } from './appointment-actions.tsx';

const appointment = appointmentFixture();

function open(party: AppointmentView['party'], answer: Problem | null = null, isAlone = true) {
  const handleChange = jest.fn(() => Promise.resolve(answer));
  const { container } = render(
    <AppointmentActions
      appointment={appointment}
      view={appointmentViewFixture({ party })}
      onChange={handleChange}
      errorText={(code) => `mots de ${code}`}
      isAlone={isAlone}
    />,
  );
  return { container, handleChange, person: userEvent.setup() };
}
const names = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('AppointmentActions', () => {
  it('offers each party what the life cycle leaves to it', async () => {
    const { container } = open('professional');
    expect(names()).toEqual(['Accepter', 'Refuser', 'Proposer un autre horaire']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('in a list is read out with whom each button is about', () => {
    open('professional', null, false);
    expect(screen.getByRole('button', { name: /^Accepter, \S/u })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Refuser, \S/u })).toBeVisible();
  });

  it('accepts at one press, by keyboard too', async () => {
    const { handleChange, person } = open('professional');
    await person.tab();
    await person.keyboard('{Enter}');
    expect(handleChange).toHaveBeenCalledWith(appointment, 'accept', undefined);
  });

  it('rejects with a reason that is chosen in a prompt, and not without one', async () => {
    const { handleChange, person } = open('professional');
    await person.click(screen.getByRole('button', { name: 'Refuser' }));
    const prompt = await screen.findByRole('dialog');
    const submit = within(prompt).getAllByRole('button').at(-1);
    if (!submit) throw new Error('the prompt has no button');
    await person.click(submit);
    expect(handleChange).not.toHaveBeenCalled();
    const [first] = within(prompt).getAllByRole('radio');
    if (!first) throw new Error('the prompt has no reason');
    await person.click(first);
    await person.click(submit);
    expect(handleChange).toHaveBeenCalledWith(appointment, 'reject', { reason: 'not_available', note: '' });
  });

  it('keeps what was written in a prompt that is left', async () => {
    const { person } = open('professional');
    const note = () => screen.findByRole('textbox');
    await person.click(screen.getByRole('button', { name: 'Refuser' }));
    await person.type(await note(), 'Je suis en audience');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Refuser' }));
    expect(await note()).toHaveValue('Je suis en audience');
  });

  it('asks before a request is withdrawn; saying no changes nothing', async () => {
    const { handleChange, person } = open('client');
    await person.click(screen.getByRole('button', { name: 'Retirer la demande' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('says what stood in the way', async () => {
    const { person } = open('professional', { status: 412, code: 'PRECONDITION_FAILED', errors: [] });
    await person.click(screen.getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
