import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import words from '../../locales/fr/notifications.json';
import { NumberForm } from './number-form.tsx';

let mockLine: 'dead' | 'alive';

jest.mock('shared-contracts/formats/place/phone-plans', () => {
  if (mockLine === 'dead') throw new Error('the line is dead');
  return jest.requireActual<object>('shared-contracts/formats/place/phone-plans');
});

test('a number that could be read only when it was sent is shown in full first, and sent with the next press', async () => {
  mockLine = 'dead';
  const http = fakeHttp({ 'POST /sms/number': () => ({ data: {} }) });
  render(
    withPlatform(<NumberForm words={words.sms} country="CM" onAsked={() => Promise.resolve()} />, {
      platform: fakePlatform({ http }),
      strings: { shell: { errors: { PHONE_UNSEEN: 'À vérifier' } } },
    }),
  );
  const field = screen.getByRole('textbox', { name: /^Numéro de téléphone/u });
  const person = userEvent.setup();
  await person.type(field, '6 71 23 45 67');
  mockLine = 'alive';
  await person.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/À vérifier/u));
  expect(screen.getByText('+237 6 71 23 45 67')).toBeVisible();
  expect(field).toHaveValue('6 71 23 45 67');
  expect(http.calls).toEqual([]);
  await person.type(field, '{Enter}');
  await waitFor(() => expect(http.calls).toMatchObject([{ options: { body: { phone: '+237671234567' } } }]));
});
