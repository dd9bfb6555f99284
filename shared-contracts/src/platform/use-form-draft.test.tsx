import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { withPlatform } from '../testing/with-platform.ts';
import { clearAllDrafts } from './form-draft.ts';
import { useFormDraft } from './use-form-draft.ts';

function Registration() {
  const form = useForm({ defaultValues: { city: '', password: '', passwordConfirmation: '', terms: false } });
  const draft = useFormDraft(form);
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => draft.clear())(event)}>
      <input aria-label="city" {...form.register('city')} />
      <input aria-label="password" type="password" {...form.register('password')} />
      <input aria-label="again" type="password" {...form.register('passwordConfirmation')} />
      <input aria-label="terms" type="checkbox" {...form.register('terms')} />
      <button>send</button>
      {draft.isRestored ? <p>restored</p> : null}
    </form>
  );
}

const show = (at = '/inscription-user') => render(withPlatform(<Registration />, { at }));

beforeEach(() => sessionStorage.clear());

it('restores input after a reload', async () => {
  const first = show();
  await userEvent.type(screen.getByLabelText('city'), 'Yaoundé');
  await userEvent.click(screen.getByLabelText('terms'));
  first.unmount();
  show();
  expect(screen.getByLabelText('city')).toHaveValue('Yaoundé');
  expect(screen.getByLabelText('terms')).toBeChecked();
  expect(screen.getByText('restored')).toBeInTheDocument();
});

it('never stores a password', async () => {
  const first = show();
  await userEvent.type(screen.getByLabelText('city'), 'Dakar');
  await userEvent.type(screen.getByLabelText('password'), 'Client-2026!');
  await userEvent.type(screen.getByLabelText('again'), 'Client-2026!');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Dakar');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('2026');
  first.unmount();
  show();
  expect(screen.getByLabelText('password')).toHaveValue('');
});

it('clears the draft when the form is accepted', async () => {
  const first = show();
  await userEvent.type(screen.getByLabelText('city'), 'Lyon');
  await userEvent.click(screen.getByText('send'));
  first.unmount();
  show();
  expect(screen.getByLabelText('city')).toHaveValue('');
});

it('keeps the forms of two pages apart', async () => {
  const first = show('/lawyers/booking/1');
  await userEvent.type(screen.getByLabelText('city'), 'Paris');
  first.unmount();
  show('/lawyers/booking/2');
  expect(screen.getByLabelText('city')).toHaveValue('');
});

it.each(['{broken', '[1,2]', 'null', '"text"'])('survives a draft containing %s', (value) => {
  sessionStorage.setItem('draft:/inscription-user', value);
  show();
  expect(screen.getByLabelText('city')).toHaveValue('');
});

it('does not restore fields that the form no longer has, or an injected password', () => {
  sessionStorage.setItem('draft:/inscription-user', JSON.stringify({ gone: 1, password: 'planted' }));
  show();
  expect(screen.getByLabelText('password')).toHaveValue('');
  expect(screen.queryByText('restored')).not.toBeInTheDocument();
});

it('signing out clears all drafts and nothing else', async () => {
  sessionStorage.setItem('other', 'stays');
  show();
  await userEvent.type(screen.getByLabelText('city'), 'Abidjan');
  clearAllDrafts();
  expect({ ...sessionStorage }).toEqual({ other: 'stays' });
});
