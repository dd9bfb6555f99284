import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, type RouteObject } from 'react-router-dom';
import account from 'shared-ui/locales/fr/account.json';
import accountSecurity from 'shared-ui/locales/fr/account-security.json';
import appointments from 'shared-ui/locales/fr/appointments.json';
import confirmation from 'shared-ui/locales/fr/confirmation.json';
import common from 'shared-ui/locales/fr/common.json';
import messages from 'shared-ui/locales/fr/messages.json';
import parties from 'shared-ui/locales/fr/parties.json';
import { fakeHttp, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AreaQueryProvider } from 'shared-ui/domain/queries/area-query-provider.tsx';
import assistant from '../locales/fr/assistant.json';
import comments from '../locales/fr/comments.json';
import dashboard from '../locales/fr/dashboard.json';
import documents from '../locales/fr/documents.json';
import frame from '../locales/fr/frame.json';
import invoices from '../locales/fr/invoices.json';
import available from '../locales/fr/available.json';
import freeTimes from '../locales/fr/free-times.json';
import pages from '../locales/fr/pages.json';
import professionals from '../locales/fr/professionals.json';
import questions from '../locales/fr/questions.json';
import reviews from '../locales/fr/reviews.json';
import waiting from '../locales/fr/waiting.json';

/** The real French strings, so that tests read like the page. */
const strings = {
  'remote-user/account': account,
  'remote-user/account-security': accountSecurity,
  'remote-user/appointments': appointments,
  'remote-user/assistant': assistant,
  'remote-user/confirmation': confirmation,
  'remote-user/comments': comments,
  'remote-user/dashboard': dashboard,
  'remote-user/documents': documents,
  'remote-user/frame': frame,
  'remote-user/invoices': invoices,
  'remote-user/available': available,
  'remote-user/common': common,
  'remote-user/free-times': freeTimes,
  'remote-user/pages': pages,
  'remote-user/professionals': professionals,
  'remote-user/messages': messages,
  'remote-user/parties': parties,
  'remote-user/waiting': waiting,
  shell: {
    limit: {
      used: '{{used, number}} caractères sur {{most, number}}',
      over: 'Raccourcissez ce texte à {{most, number}} caractères au plus ; il y en a {{used, number}}',
    },
    phone: {
      country: 'Pays du numéro',
      chooseCountry: 'Choisir le pays',
      full: 'Numéro complet :',
      notOfCountry: 'Aucun numéro de ce pays : {{country}}',
    },
    errors: {
      UNAVAILABLE: 'Le service est injoignable',
      SLOT_TAKEN: 'Cet horaire vient d’être pris',
      EMAIL_TAKEN: 'Cette adresse a déjà un compte',
      PHONE_INVALID: 'Saisissez un numéro avec l’indicatif du pays',
      RATE_LIMITED: 'Trop de tentatives',
    },
  },
  'remote-user/questions': questions,
  'remote-user/reviews': reviews,
};

const area = (
  <AreaQueryProvider>
    <Outlet />
  </AreaQueryProvider>
);

/** A page of this area with its loader and its own query client, over a fake API. */
export function showPage(routes: readonly RouteObject[], at: string, answers: Readonly<Record<string, FakeAnswer>>) {
  const platform = fakePlatform({ http: fakeHttp(answers), user: clientUser });
  const shown = render(
    withPlatform(null, { platform, strings, routes: [{ element: area, children: [...routes] }], at }),
  );
  return { ...shown, platform, person: userEvent.setup() };
}
