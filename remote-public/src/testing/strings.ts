import documentKinds from 'shared-ui/locales/fr/document-kinds.json';
import password from 'shared-ui/locales/fr/password.json';
import publicProfile from 'shared-ui/locales/fr/public-profile.json';
import assistant from '../locales/fr/assistant.json';
import booking from '../locales/fr/booking.json';
import call from '../locales/fr/call.json';
import common from 'shared-ui/locales/fr/common.json';
import confirm from '../locales/fr/confirm.json';
import documents from '../locales/fr/documents.json';
import earliest from '../locales/fr/earliest.json';
import frame from '../locales/fr/frame.json';
import home from '../locales/fr/home.json';
import meeting from '../locales/fr/meeting.json';
import plans from '../locales/fr/plans.json';
import profile from '../locales/fr/profile.json';
import questions from '../locales/fr/questions.json';
import reading from '../locales/fr/reading.json';
import register from '../locales/fr/register.json';
import reset from '../locales/fr/reset.json';
import search from '../locales/fr/search.json';
import signIn from '../locales/fr/sign-in.json';
import waiting from '../locales/fr/waiting.json';

/** The real French strings, so that tests read like the page. */
export const strings = {
  'remote-public/assistant': assistant,
  'remote-public/booking': booking,
  'remote-public/call': call,
  'remote-public/common': common,
  'remote-public/document-kinds': documentKinds,
  'remote-public/confirm': confirm,
  'remote-public/documents': documents,
  'remote-public/earliest': earliest,
  'remote-public/frame': frame,
  'remote-public/home': home,
  'remote-public/meeting': meeting,
  'remote-public/plans': plans,
  'remote-public/profile': profile,
  'remote-public/public-profile': publicProfile,
  'remote-public/questions': questions,
  'remote-public/reading': reading,
  'remote-public/register': register,
  'remote-public/password': password,
  'remote-public/reset': reset,
  'remote-public/search': search,
  'remote-public/sign-in': signIn,
  'remote-public/waiting': waiting,
  shell: {
    fileIs: { heic: 'C’est une image HEIC.' },
    errors: { DATE_INVALID: 'Saisissez une date qui existe', TIME_INVALID: 'Saisissez une heure' },
    limit: {
      used: '{{used, number}} caractères sur {{most, number}}',
      over: 'Raccourcissez ce texte à {{most, number}} caractères au plus ; il y en a {{used, number}}',
    },
  },
};
