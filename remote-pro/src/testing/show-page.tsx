import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, type RouteObject } from 'react-router-dom';
import { fakeHttp, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AreaQueryProvider } from 'shared-ui/domain/queries/area-query-provider.tsx';
import appointments from 'shared-ui/locales/fr/appointments.json';
import availability from '../locales/fr/availability.json';
import availableNow from '../locales/fr/available-now.json';
import closedDays from '../locales/fr/closed-days.json';
import dashboard from '../locales/fr/dashboard.json';
import explainedTimes from '../locales/fr/explained-times.json';
import frame from '../locales/fr/frame.json';
import pages from '../locales/fr/pages.json';
import pending from '../locales/fr/pending.json';
import practiceContact from '../locales/fr/practice-contact.json';

/** The real French strings, so that tests read like the page. */
const strings = {
  'remote-pro/appointments': appointments,
  'remote-pro/availability': availability,
  'remote-pro/available-now': availableNow,
  'remote-pro/closed-days': closedDays,
  'remote-pro/dashboard': dashboard,
  'remote-pro/explained-times': explainedTimes,
  'remote-pro/frame': frame,
  'remote-pro/pages': pages,
  'remote-pro/pending': pending,
  'remote-pro/practice-contact': practiceContact,
  shell: {
    errors: {
      LIMIT_ABOVE_LONGER: 'Cette limite dépasse celle d’une période plus longue',
      REASON_REQUIRED: 'Veuillez choisir une raison',
      RANGE_INVALID: 'La fin doit être postérieure au début',
      REQUIRED: 'Veuillez remplir ce champ',
      PHONE_INVALID: 'Saisissez un numéro avec l’indicatif du pays',
      UNAVAILABLE: 'Le service est injoignable',
      SLOT_TAKEN: 'Cet horaire vient d’être pris',
      CREDENTIALS_INVALID: 'E-mail ou mot de passe incorrect',
    },
  },
};

const area = (
  <AreaQueryProvider>
    <Outlet />
  </AreaQueryProvider>
);

/** A page of this area with its loader and its own query client, over a fake API. */
export function showPage(routes: readonly RouteObject[], at: string, answers: Readonly<Record<string, FakeAnswer>>) {
  const platform = fakePlatform({ http: fakeHttp(answers), user: professionalUser });
  const shown = render(
    withPlatform(null, { platform, strings, routes: [{ element: area, children: [...routes] }], at }),
  );
  return { ...shown, platform, person: userEvent.setup() };
}
