import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { showPage } from '../../testing/show-page.tsx';
import { SyncCalendars } from './sync-calendars.tsx';

const id = '5f0c0000-0000-4000-8000-0000000000e1';
const source = {
  ...{ id, name: 'Tribunal', kind: 'ics', host: 'calendar.test', userName: null },
  ...{ readAt: new Date().toISOString(), failure: null, failingSince: null, createdAt: '2026-11-01T09:00:00.000Z' },
};
const feed = {
  address: 'https://api.nimbia.test/feeds/appointments/x.ics',
  createdAt: '2026-11-01T09:00:00.000Z',
  readAt: null,
};
const page = (...data: unknown[]) => ({ data, page: { next: null, limit: 100 } });
const refusal = (pointer: string, failure: string) => {
  const error = problemError('VALIDATION_FAILED', 422);
  Object.assign(error.problem, { errors: [{ pointer, code: 'INVALID' }], details: { failure } });
  return error;
};

const show = (answers: Readonly<Record<string, FakeAnswer>> = {}) =>
  showPage([{ path: '*', element: <SyncCalendars reader={{ locale: 'fr', timeZone: 'Africa/Douala' }} /> }], '/', {
    'POST /pro/get-all/calendar_sources': () => page(),
    'GET /calendars/overlaps': () => ({ data: [] }),
    'GET /calendars/feed': () => ({ data: null }),
    ...answers,
  });

beforeEach(() => sessionStorage.clear());

test('without calendars it says what one is for; adding one says at the field what is wrong, and keeps what was typed', async () => {
  let rows: unknown[] = [];
  const { person, platform, container } = show({
    'POST /pro/get-all/calendar_sources': () => page(...rows),
    'POST /calendars/sources': () => {
      throw refusal('/address', 'not_calendar');
    },
  });
  expect(await screen.findByText(/ne sont plus proposées/u)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Ajouter un agenda' }));
  const address = await screen.findByLabelText('Adresse de l’agenda');
  await person.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(address).toHaveAccessibleDescription(/Veuillez remplir ce champ/u);
  await person.type(address, 'monagenda');
  await person.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(address).toHaveAccessibleDescription(/Saisissez une adresse qui commence par https:/u);
  expect(platform.http.calls.some(({ path }) => path === '/calendars/sources')).toBe(false);
  await person.clear(address);
  await person.type(address, 'webcal://calendar.test/x.ics');
  await person.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription(/ne mène pas à un agenda/u));
  expect(platform.http.calls.at(-1)?.options.body).toEqual({
    kind: 'ics',
    address: 'https://calendar.test/x.ics',
    name: null,
  });
  platform.http.on('POST /calendars/sources', () => {
    rows = [source];
    return { data: rows };
  });
  await person.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(await screen.findByText('Tribunal')).toBeVisible();
});

test('of a CalDAV account the calendars are found first, and those that are chosen are added', async () => {
  const found = [
    { url: 'https://dav.test/a/', name: 'Travail' },
    { url: 'https://dav.test/b/', name: 'Famille' },
  ];
  const { person, platform } = show({
    'POST /calendars/found': () => {
      throw refusal('/password', 'password_wrong');
    },
    'POST /calendars/sources': () => ({ data: [source] }),
  });
  await person.click(await screen.findByRole('button', { name: 'Ajouter un agenda' }));
  const limited = async (label: string, most: number) => {
    const field = screen.getByLabelText(label);
    await person.click(field);
    await person.paste('x'.repeat(most + 1));
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await person.clear(field);
    expect(field).not.toHaveAttribute('aria-invalid');
  };
  await limited('Adresse de l’agenda', 2000);
  await person.click(await screen.findByRole('radio', { name: 'Par CalDAV' }));
  await limited('Serveur', 2000);
  await limited('Identifiant', 200);
  await person.click(screen.getByRole('button', { name: 'Chercher les agendas' }));
  const missing = ['Serveur', 'Identifiant', 'Mot de passe d’application'];
  for (const name of missing)
    expect(screen.getByRole('link', { name: new RegExp(`^${name}\\s: `, 'u') })).toBeVisible();
  await person.type(screen.getByLabelText('Serveur'), 'dav.test');
  await person.type(screen.getByLabelText('Identifiant'), 'awa');
  await person.type(screen.getByLabelText('Mot de passe d’application'), 'secret');
  await person.click(screen.getByRole('button', { name: 'Chercher les agendas' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Mot de passe d’application')).toHaveAccessibleDescription(/n’est pas accepté/u),
  );
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  platform.http.on('POST /calendars/found', () => ({ data: found }));
  await person.click(screen.getByRole('button', { name: 'Chercher les agendas' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Famille' }));
  await person.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const added = platform.http.calls.find(({ path }) => path === '/calendars/sources');
  expect(added?.options.body).toEqual({ kind: 'caldav', userName: 'awa', password: 'secret', calendars: [found[0]] });
});

test('a failure is said in plain words, with a way to type the password again; appointments that overlap are named', async () => {
  const failing = {
    ...{ ...source, kind: 'caldav', userName: 'awa', failure: 'password_wrong' },
    failingSince: '2026-11-25T09:00:00.000Z',
  };
  const overlap = {
    appointmentId: id,
    startsAt: '2026-12-01T09:00:00.000Z',
    endsAt: '2026-12-01T10:00:00.000Z',
    calendars: ['Tribunal'],
  };
  const { person, platform, container } = show({
    'POST /pro/get-all/calendar_sources': () => page(failing),
    'GET /calendars/overlaps': () => ({ data: [overlap] }),
    [`PUT /calendars/sources/${id}/password`]: () => ({ data: {} }),
  });
  expect(await screen.findByText(/n’est pas accepté \(depuis le 25 nov\. 2026 à 10 h\)/u)).toBeVisible();
  expect(await screen.findByRole('link', { name: /1er décembre/iu })).toHaveAttribute('href', `/pro/rendez-vous/${id}`);
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Nouveau mot de passe' }));
  await person.type(screen.getByLabelText('Mot de passe d’application'), 'new secret');
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = platform.http.calls.find(({ path }) => path.endsWith('/password'));
  expect(sent?.options.body).toEqual({ password: 'new secret' });
});

test('the private address is made, copied, opened in a calendar, and renewed after a question', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  const renewed = { ...feed, address: 'https://api.nimbia.test/feeds/appointments/y.ics' };
  const { person, platform } = show({ 'POST /calendars/feed': () => ({ data: feed }) });
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await person.click(await screen.findByRole('button', { name: 'Créer l’adresse' }));
  expect(await screen.findByLabelText('Adresse privée')).toHaveValue(feed.address);
  await person.click(screen.getByRole('button', { name: 'Copier l’adresse' }));
  expect(writeText).toHaveBeenCalledWith(feed.address);
  expect(await screen.findByText('Adresse copiée')).toBeVisible();
  expect(screen.getByRole('link', { name: 'S’abonner' })).toHaveAttribute(
    'href',
    'webcal://api.nimbia.test/feeds/appointments/x.ics',
  );
  platform.http.on('POST /calendars/feed', () => ({ data: renewed }));
  await person.click(screen.getByRole('button', { name: 'Renouveler' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Renouveler' }));
  await waitFor(() => expect(screen.getByLabelText('Adresse privée')).toHaveValue(renewed.address));
});
