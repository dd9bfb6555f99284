import { screen, waitFor, within } from '@testing-library/react';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { showPage } from '../../testing/show-page.tsx';
import { SwitchAvailability } from './switch-availability.tsx';

const id = '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e02';
const open = (answer: FakeAnswer) =>
  showPage([{ path: '*', element: <SwitchAvailability id={id} availableNow={false} availableDate={null} /> }], '/', {
    [`PUT /base/professionals/update/${id}`]: answer,
  });

test('switching on is sent at once', async () => {
  const { person, platform } = open(() => ({ data: {} }));
  const name = { name: 'Je suis disponible maintenant' };
  await person.click(screen.getByRole('switch', name));
  await waitFor(() => expect(platform.http.calls[0]?.options.body).toEqual({ availableNow: true }));
  // The state is the switch's; its name is one.
  expect(screen.getByRole('switch', name)).toBeInTheDocument();
});

test('a refusal puts the switch back and says why', async () => {
  const { person, platform } = open(() => {
    throw problemError('UNAVAILABLE', 503);
  });
  await person.click(screen.getByRole('switch'));
  await waitFor(() => expect(platform.toasts[0]).toEqual({ tone: 'error', text: 'Le service est injoignable' }));
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
});

test('a date that is typed is sent once it is whole, never as the year 2; a past one is said when the field is left, in a focused summary and at the field', async () => {
  const { person, platform } = open(() => ({ data: {} }));
  const next = new Date().getFullYear() + 1;
  await person.click(screen.getByRole('spinbutton', { name: /jour/ }));
  await person.keyboard('1206');
  await person.keyboard(String(next - 2));
  await person.tab();
  await person.tab();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(screen.getByRole('spinbutton', { name: /année/ })).toHaveAccessibleDescription(/Cette date est passée/);
  expect(platform.http.calls).toEqual([]);
  await person.click(within(summary).getByRole('link', { name: /Cette date est passée/ }));
  expect(screen.getByRole('spinbutton', { name: /jour/ })).toHaveFocus();
  await person.click(screen.getByRole('spinbutton', { name: /année/ }));
  await person.keyboard(String(next));
  await waitFor(() =>
    expect(platform.http.calls.map(({ options }) => options.body)).toEqual([{ availableDate: `${next}-06-12` }]),
  );
  expect(screen.queryByText(/Cette date est passée/)).not.toBeInTheDocument();
});
