import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { SmsState } from 'shared-contracts/schemas/sms';
import words from '../../locales/fr/notifications.json';
import { AreaQueryProvider } from '../queries/area-query-provider.tsx';
import { NotificationChannels } from './notification-channels.tsx';

const at = '2026-11-20T09:00:00.000Z';
const phone = '+237671234567';
const none: SmsState = { isOffered: true, number: null, pending: null };
const number = { phone, confirmedAt: at, stoppedAt: null };

function open(state: () => SmsState, answers: Readonly<Record<string, FakeAnswer>> = {}, country = 'CM') {
  const http = fakeHttp({ 'GET /sms': () => ({ data: state() }), ...answers });
  const platform = fakePlatform({ http, user: professionalUser });
  const shown = render(
    withPlatform(null, {
      platform,
      strings: {
        shell: {
          phone: { notOfCountry: 'Numéro : {{country}}' },
          errors: { RATE_LIMITED: 'Trop', PHONE_INVALID: 'Numéro', SECOND_STEP_INVALID: 'Faux' },
        },
      },
      routes: [
        {
          path: '/',
          element: (
            <AreaQueryProvider>
              <NotificationChannels
                reader={{ locale: 'fr', timeZone: 'Africa/Douala' }}
                country={country}
                words={words}
              />
            </AreaQueryProvider>
          ),
        },
      ],
    }),
  );
  const bodyOf = (path: string) => http.calls.find((call) => call.path === path)?.options.body;
  return { ...shown, platform, bodyOf };
}

beforeEach(() => sessionStorage.clear());

test('a number is asked for, confirmed by the code that came, and then named', async () => {
  let state = none;
  const { container, platform, bodyOf } = open(() => state, {
    'POST /sms/number': () => {
      state = { ...none, pending: { phone, expiresAt: at } };
      return { data: {} };
    },
    'POST /sms/number/confirm': ({ options }) => {
      if ((options.body as { code: string }).code !== '123456') throw problemError('VALIDATION_FAILED', 422);
      state = { ...none, number };
      return { data: {} };
    },
  });
  const field = await screen.findByRole('textbox', { name: /^Numéro de téléphone/u });
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(field, '12');
  await userEvent.click(screen.getByRole('button', { name: words.sms.send }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Numéro/u));
  await userEvent.clear(field);
  await userEvent.type(field, '6 71 23 45 67');
  await userEvent.click(screen.getByRole('button', { name: words.sms.send }));
  const code = await screen.findByRole('textbox', { name: /^Code envoyé au/u });
  expect(bodyOf('/sms/number')).toEqual({ phone });
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(code, '12');
  await userEvent.click(screen.getByRole('button', { name: words.sms.confirm }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(words.sms.wrong, 'u')));
  await userEvent.clear(code);
  await userEvent.type(code, '000000');
  await userEvent.click(screen.getByRole('button', { name: words.sms.confirm }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Faux/u));
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: words.sms.confirm }));
  expect(await screen.findByText(/sont envoyés au/u)).toBeVisible();
  expect(platform.toasts).toEqual([{ tone: 'success', text: words.sms.confirmed }]);
});

test('a number is one of the country of the practice', async () => {
  const { bodyOf } = open(() => none, { 'POST /sms/number': () => ({ data: {} }) }, 'GA');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Numéro de téléphone/u }), '074 12 34 56');
  await userEvent.click(screen.getByRole('button', { name: words.sms.send }));
  await waitFor(() => expect(bodyOf('/sms/number')).toEqual({ phone: '+24174123456' }));
});

test('a number that was stopped says so, and takes a code to begin again; too many are refused in words', async () => {
  const { container, platform, bodyOf } = open(() => ({ ...none, number: { ...number, stoppedAt: at } }), {
    'POST /sms/number': () => {
      throw problemError('RATE_LIMITED', 429);
    },
  });
  expect(await screen.findByText(/STOP a été répondu le 20 nov\. 2026 à 10/u)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: words.sms.again }));
  await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'error', text: 'Trop' }]));
  expect(bodyOf('/sms/number')).toEqual({ phone });
});

test('a number is given up', async () => {
  let state: SmsState = { ...none, number };
  open(() => state, {
    'DELETE /sms/number': () => {
      state = none;
      return { data: {} };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: words.sms.remove }));
  expect(await screen.findByRole('button', { name: words.sms.send })).toBeVisible();
});

test('nothing is said of texts where none are sent', async () => {
  const { platform } = open(() => ({ ...none, isOffered: false }));
  await waitFor(() => expect(platform.http.calls).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: words.sms.title })).not.toBeInTheDocument();
});

test('the browser is asked by a button alone, and what it answered is said', async () => {
  let permission: NotificationPermission = 'default';
  const requestPermission = jest.fn(() => {
    permission = 'granted';
    return Promise.resolve(permission);
  });
  class FakeNotification {
    static readonly requestPermission = requestPermission;
    static get permission() {
      return permission;
    }
    readonly close = jest.fn();
  }
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: FakeNotification });
  open(() => none);
  const ask = await screen.findByRole('button', { name: words.browser.allow });
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(ask);
  expect(await screen.findByText(words.browser.granted)).toBeVisible();
  Reflect.deleteProperty(globalThis, 'Notification');
});

test('nothing is offered where the browser has notifications but a page may show none, as on Android', async () => {
  class Throwing {
    static readonly permission = 'default';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: Throwing });
  const { platform } = open(() => none);
  await waitFor(() => expect(platform.http.calls).not.toHaveLength(0));
  expect(screen.queryByRole('button', { name: words.browser.allow })).not.toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'Notification');
});
