import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { showPage } from '../../testing/show-page.tsx';
import { EditContact } from './edit-contact.tsx';

function open() {
  const professional = { id: 'p1', country: 'CM', publicPhone: '+237699001122', publicEmail: null };
  return showPage([{ path: '*', element: <EditContact professional={professional} /> }], '/', {
    'PUT /base/professionals/update/p1': () => ({ data: {} }),
  });
}

test('filled fields are published and emptied fields are not', async () => {
  const { platform, container, person } = open();
  expect(await axe(container)).toHaveNoViolations();
  await person.clear(screen.getByRole('textbox', { name: /Téléphone public/ }));
  await person.type(screen.getByRole('textbox', { name: /E-mail public/ }), ' Contact@Mbarga.TEST ');
  await person.click(screen.getByRole('button', { name: 'Enregistrer le contact' }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(platform.http.calls[0]?.options.body).toEqual({ publicPhone: null, publicEmail: 'contact@mbarga.test' });
});

test('a number is parsed in the format of the professional’s country', async () => {
  const { platform, person } = open();
  const phone = screen.getByRole('textbox', { name: /Téléphone public/ });
  expect(phone).toHaveValue('+237 6 99 00 11 22');
  await person.clear(phone);
  await person.type(phone, '6 71 23 45 67');
  await person.click(screen.getByRole('button', { name: 'Enregistrer le contact' }));
  await waitFor(() => expect(platform.toasts[0]?.tone).toBe('success'));
  expect(platform.http.calls[0]?.options.body).toMatchObject({ publicPhone: '+237671234567' });
});

test('an invalid number is rejected at its field, and nothing is sent', async () => {
  const { platform, person } = open();
  const phone = screen.getByRole('textbox', { name: /Téléphone public/ });
  await person.clear(phone);
  await person.type(phone, '12');
  await person.click(screen.getByRole('button', { name: 'Enregistrer le contact' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(phone).toBeInvalid();
  expect(platform.http.calls).toHaveLength(0);
});
