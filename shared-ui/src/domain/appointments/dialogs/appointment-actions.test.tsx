import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { AppointmentView } from '../appointment-view.ts';
import type { Problem } from 'shared-contracts/schemas/wire';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { AppointmentActions } from './appointment-actions.tsx';

const appointment = appointmentFixture();

function open(party: AppointmentView['party'], answer: Problem | null = null, isAlone = true) {
  const handleChange = jest.fn(() => Promise.resolve(answer));
  const { container, unmount } = render(
    <AppointmentActions
      appointment={appointment}
      view={appointmentViewFixture({ party })}
      onChange={handleChange}
      errorText={(code) => `mots de ${code}`}
      isAlone={isAlone}
    />,
  );
  return { container, unmount, handleChange, person: userEvent.setup() };
}
const names = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('AppointmentActions', () => {
  beforeEach(() => sessionStorage.clear());

  it('offers each party the actions of the life cycle', async () => {
    const { container } = open('professional');
    expect(names()).toEqual(['Accepter', 'Refuser', 'Proposer un autre horaire']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('in a list names the other party in each button’s accessible name', () => {
    open('professional', null, false);
    expect(screen.getByRole('button', { name: /^Accepter, \S/u })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Refuser, \S/u })).toBeVisible();
  });

  it('accepts in one click, by keyboard too', async () => {
    const { handleChange, person } = open('professional');
    await person.tab();
    await person.keyboard('{Enter}');
    expect(handleChange).toHaveBeenCalledWith(appointment, 'accept', undefined);
  });

  it('rejects with a reason chosen in a prompt, and not without one', async () => {
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

  it('keeps the input of a cancelled prompt', async () => {
    const { person } = open('professional');
    const note = () => screen.findByRole('textbox');
    await person.click(screen.getByRole('button', { name: 'Refuser' }));
    await person.type(await note(), 'Je suis en audience');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Refuser' }));
    expect(await note()).toHaveValue('Je suis en audience');
  });

  it('keeps the input of a prompt over a reload, until it is sent', async () => {
    const refuse = async () => {
      const opened = open('professional');
      await opened.person.click(screen.getByRole('button', { name: 'Refuser' }));
      const prompt = await screen.findByRole('dialog');
      return { ...opened, note: () => within(prompt).getByRole('textbox'), prompt };
    };
    const first = await refuse();
    await first.person.type(first.note(), 'Je suis en audience');
    first.unmount();
    const again = await refuse();
    expect(again.note()).toHaveValue('Je suis en audience');
    const [reason] = within(again.prompt).getAllByRole('radio');
    const submit = within(again.prompt).getAllByRole('button').at(-1);
    if (!reason || !submit) throw new Error('the prompt is empty');
    await again.person.click(reason);
    await again.person.click(submit);
    again.unmount();
    expect((await refuse()).note()).toHaveValue('');
  });

  it('confirms before withdrawing a request; cancelling changes nothing', async () => {
    const { handleChange, person } = open('client');
    await person.click(screen.getByRole('button', { name: 'Retirer la demande' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('shows why an action failed', async () => {
    const { person } = open('professional', { status: 412, code: 'PRECONDITION_FAILED', errors: [] });
    await person.click(screen.getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it.each([
    ['OFFLINE', 0],
    ['UNAVAILABLE', 1],
  ] as const)(
    'stops saying that it is offline once the browser is online again, and not why else it failed: %s',
    async (code, left) => {
      const { person } = open('professional', { status: 0, code, errors: [] });
      await person.click(screen.getByRole('button', { name: 'Accepter' }));
      expect(await screen.findByText(`mots de ${code}`)).toBeVisible();
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.queryAllByText(`mots de ${code}`)).toHaveLength(left);
    },
  );

  it.each([
    ['while it lasts', -1, 'secondary'],
    ['once it is over', 1, 'primary'],
  ])('marking it as done is the first thing to do only when it is over: %s', (_, minutes, variant) => {
    const now = Date.parse(appointment.endsAt) + minutes * 60_000;
    render(
      <AppointmentActions
        appointment={{ ...appointment, status: 'accepted' }}
        view={appointmentViewFixture({ party: 'professional', now })}
        onChange={() => Promise.resolve(null)}
        errorText={(code) => code}
        isAlone
      />,
    );
    expect(screen.getByRole('button', { name: 'Marquer comme terminé' })).toHaveAttribute('data-variant', variant);
  });
});
