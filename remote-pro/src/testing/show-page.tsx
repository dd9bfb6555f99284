import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, type RouteObject } from 'react-router-dom';
import { fakeHttp, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AreaQueryProvider } from 'shared-ui/domain/queries/area-query-provider.tsx';
import account from 'shared-ui/locales/fr/account.json';
import accountSecurity from 'shared-ui/locales/fr/account-security.json';
import appointments from 'shared-ui/locales/fr/appointments.json';
import confirmation from 'shared-ui/locales/fr/confirmation.json';
import documentKinds from 'shared-ui/locales/fr/document-kinds.json';
import common from 'shared-ui/locales/fr/common.json';
import messages from 'shared-ui/locales/fr/messages.json';
import parties from 'shared-ui/locales/fr/parties.json';
import publicProfile from 'shared-ui/locales/fr/public-profile.json';
import advertisementForm from '../locales/fr/advertisement-form.json';
import advertising from '../locales/fr/advertising.json';
import articleWriting from '../locales/fr/article-writing.json';
import articles from '../locales/fr/articles.json';
import accountPayments from '../locales/fr/account-payments.json';
import availability from '../locales/fr/availability.json';
import availableNow from '../locales/fr/available-now.json';
import calendars from '../locales/fr/calendars.json';
import closedDays from '../locales/fr/closed-days.json';
import clients from '../locales/fr/clients.json';
import conflicts from '../locales/fr/conflicts.json';
import consultations from '../locales/fr/consultations.json';
import dashboard from '../locales/fr/dashboard.json';
import explainedTimes from '../locales/fr/explained-times.json';
import frame from '../locales/fr/frame.json';
import appointment from '../locales/fr/appointment.json';
import diary from '../locales/fr/diary.json';
import pending from '../locales/fr/pending.json';
import pictures from '../locales/fr/pictures.json';
import questions from '../locales/fr/questions.json';
import plan from '../locales/fr/plan.json';
import privateNotes from '../locales/fr/private-notes.json';
import profile from '../locales/fr/profile.json';
import reviews from '../locales/fr/reviews.json';
import profileSteps from '../locales/fr/profile-steps.json';

/** The real French strings, so that tests read like the page. */
const strings = {
  'remote-pro/account': account,
  'remote-pro/account-payments': accountPayments,
  'remote-pro/account-security': accountSecurity,
  'remote-pro/advertisement-form': advertisementForm,
  'remote-pro/advertising': advertising,
  'remote-pro/appointments': appointments,
  'remote-pro/article-writing': articleWriting,
  'remote-pro/articles': articles,
  'remote-pro/questions': questions,
  'remote-pro/availability': availability,
  'remote-pro/available-now': availableNow,
  'remote-pro/calendars': calendars,
  'remote-pro/closed-days': closedDays,
  'remote-pro/clients': clients,
  'remote-pro/conflicts': conflicts,
  'remote-pro/confirmation': confirmation,
  'remote-pro/consultations': consultations,
  'remote-pro/dashboard': dashboard,
  'remote-pro/document-kinds': documentKinds,
  'remote-pro/explained-times': explainedTimes,
  'remote-pro/frame': frame,
  'remote-pro/appointment': appointment,
  'remote-pro/diary': diary,
  'remote-pro/messages': messages,
  'remote-pro/parties': parties,
  'remote-pro/pending': pending,
  'remote-pro/pictures': pictures,
  'remote-pro/plan': plan,
  'remote-pro/private-notes': privateNotes,
  'remote-pro/profile': profile,
  'remote-pro/profile-steps': profileSteps,
  'remote-pro/public-profile': publicProfile,
  'remote-pro/reviews': reviews,
  'remote-pro/common': common,
  shell: {
    // None for an empty file, as in a shell of before.
    fileIs: { avif: 'C’est une image AVIF.', heic: 'C’est une image HEIC.', pdf: 'C’est un PDF.' },
    limit: {
      used: '{{used, number}} caractères sur {{most, number}}',
      over: 'Raccourcissez ce texte à {{most, number}} caractères au plus ; il y en a {{used, number}}',
      overLine:
        'Raccourcissez la ligne la plus longue à {{most, number}} caractères au plus ; elle en a {{used, number}}',
    },
    phone: {
      country: 'Pays du numéro',
      chooseCountry: 'Choisir le pays',
      full: 'Numéro complet :',
      notOfCountry: 'Aucun numéro de ce pays : {{country}}',
    },
    errors: {
      LINK_INVALID: 'Saisissez une adresse qui commence par https://',
      EMAIL_UNCHANGED: 'C’est déjà l’adresse actuelle',
      DATE_INVALID: 'Saisissez une date qui existe, par exemple 25/12/2026',
      TIME_INVALID: 'Saisissez une heure, par exemple 09:30',
      LIMIT_ABOVE_LONGER: 'Cette limite dépasse celle d’une période plus longue',
      REASON_REQUIRED: 'Veuillez choisir une raison',
      RANGE_INVALID: 'La fin doit venir après le début',
      REQUIRED: 'Veuillez remplir ce champ',
      EMAIL_INVALID: 'Saisissez une adresse e-mail valable',
      EMAILS_MUST_DIFFER: 'L’e-mail 1 et l’e-mail 2 doivent être différents.',
      PHONE_INVALID: 'Saisissez un numéro avec l’indicatif du pays',
      PHONE_COUNTRY_REQUIRED: 'Choisissez le pays du numéro',
      NOT_FOUND: 'Cet élément n’existe pas, ou n’existe plus',
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
