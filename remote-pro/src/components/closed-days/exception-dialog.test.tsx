import { screen, waitFor, within } from '@testing-library/react';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { problemError, type FakeAnswer, type FakeHttp } from 'shared-contracts/testing/fake-http';
import { showPage } from '../../testing/show-page.tsx';
import { ExceptionDialog, type ExceptionDraft } from './exception-dialog.tsx';

const rows = ['2026-12-24', '2026-12-25'].map((date) => ({
  ...{ id: `id-${date}`, date, ranges: [], reason: 'Noël' },
  ...{ substituteId: null, substitute: null },
}));
const group = { days: [rows[0], rows[1]] as const } as ExceptionDraft['group'];
const reader = { locale: 'fr', timeZone: 'Africa/Douala' } as const;
const appointments = 'POST /pro/get-all/appointments';
const exceptions = 'POST /pro/get-all/availability_exceptions';
const none = () => ({ data: [], page: { next: null, limit: 100 } });
const create = 'POST /base/availability_exceptions/create-many';

const writes = ({ http }: { readonly http: FakeHttp }) => http.calls.filter(({ path }) => path.includes('create-many'));

function open(draft: ExceptionDraft, answers: Readonly<Record<string, FakeAnswer>>) {
  const onSaved = jest.fn();
  const Component = () => (
    <ExceptionDialog
      draft={draft}
      today="2026-11-20"
      reader={reader}
      timeZone="Africa/Douala"
      onClose={() => undefined}
      onSaved={onSaved}
    />
  );
  return {
    ...showPage([{ path: '/', Component }], '/', { [appointments]: none, [exceptions]: none, ...answers }),
    onSaved,
  };
}

test('days are closed with a reason', async () => {
  const { person, platform, onSaved } = open(
    { from: '2026-12-30', to: '2026-12-31' },
    { [create]: () => ({ data: [] }) },
  );
  await person.type(await screen.findByLabelText(/Raison/), 'Inventaire');
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(writes(platform).at(-1)?.options.body).toEqual([
    { date: '2026-12-30', ranges: [], reason: 'Inventaire', substituteId: null },
    { date: '2026-12-31', ranges: [], reason: 'Inventaire', substituteId: null },
  ]);
  expect(screen.queryByRole('button', { name: 'Rétablir la semaine' })).not.toBeInTheDocument();
});

test('the last day follows a first day that is after it', async () => {
  const { person } = open({ from: '2026-11-29', to: '2026-11-29' }, {});
  const [from, to] = [await screen.findByLabelText('Du'), screen.getByLabelText('Au (compris)')];
  const enter = async (date: string) => {
    await person.clear(from);
    await person.type(from, date);
    await person.tab();
  };
  await enter('20/12/2026');
  expect(to).toHaveValue('20/12/2026');
  await enter('18/12/2026');
  expect(to).toHaveValue('20/12/2026');
});

test('a pasted reason that is too long stays whole, and its limit is said at the field', async () => {
  const { person, platform } = open({ from: '2026-12-30', to: '2026-12-31' }, {});
  const reason = await screen.findByLabelText(/Raison/);
  await person.click(reason);
  await person.paste('x'.repeat(161));
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(reason).toHaveAccessibleDescription(/^Raccourcissez ce texte à 160 caractères au plus ; il y en a 161$/u),
  );
  expect(
    screen.getByRole('link', { name: /\s: Raccourcissez ce texte à 160 caractères au plus ; il y en a 161$/u }),
  ).toBeVisible();
  expect(reason).toHaveValue('x'.repeat(161));
  expect(writes(platform)).toHaveLength(0);
});

test('what is already set for these days is listed before it is replaced, apart from what is being changed', async () => {
  const answer = Promise.withResolvers<unknown>();
  const set = { ...rows[1], id: appointmentFixture().id, date: '2027-01-01', reason: null };
  const { person, platform, onSaved } = open(
    { from: '2026-12-25', to: '2027-01-02', group },
    { [exceptions]: () => answer.promise, [`${create}?reopen=2026-12-24`]: () => ({ data: [] }) },
  );
  await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  answer.resolve({ data: [{ ...set, date: '2026-12-25' }, set], page: { next: null, limit: 100 } });
  const notice = await screen.findByText('Remplace ce qui est prévu ces jours-là');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ven. 1er janv. · Fermé']);
  expect(notice).toBeVisible();
  expect(writes(platform)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Enregistrer quand même' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
});

test('days that are over are refused, until the date is put right', async () => {
  const { person, platform } = open({ from: '2026-12-30', to: '2026-12-31' }, {});
  const from = await screen.findByLabelText('Du');
  await person.clear(from);
  await person.type(from, '01/01/2020');
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(from).toHaveAttribute('aria-invalid', 'true');
  expect(writes(platform)).toHaveLength(0);
  await person.clear(from);
  await person.type(from, '30/12/2026');
  expect(from).toHaveValue('30/12/2026');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('moving days by date removes the days left behind, in one request', async () => {
  const { person, platform, onSaved } = open(
    { from: '2026-12-25', to: '2026-12-26', group },
    { [`${create}?reopen=2026-12-24`]: () => ({ data: [] }) },
  );
  await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(writes(platform).map(({ method, path }) => `${method} ${path}`)).toEqual([`${create}?reopen=2026-12-24`]);
  expect(writes(platform)[0]?.options.body).toEqual(
    ['2026-12-25', '2026-12-26'].map((date) => ({ date, ranges: [], reason: 'Noël', substituteId: null })),
  );
});

test('more days than one request accepts are rejected at the end date, and nothing is sent', async () => {
  const { person, platform } = open({ from: '2027-01-01', to: '2027-04-11' }, {});
  await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Au (compris) : Choisissez 100 jours au plus en une fois');
  expect(writes(platform)).toEqual([]);
});

test('of an appointment the time that is on those days is written, the proposed one as such', async () => {
  const at = (date: string) => ({ startsAt: `${date}T09:00:00.000Z`, endsAt: `${date}T09:30:00.000Z` });
  const proposed = (date: string) => ({ proposedStartsAt: `${date}T13:00:00.000Z`, proposedBy: 'client' as const });
  const rows = [
    appointmentFixture({ id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e07', ...at('2026-12-28'), ...proposed('2026-12-30') }),
    appointmentFixture({ id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e08', ...at('2026-12-30'), ...proposed('2026-12-31') }),
    appointmentFixture({ id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e09', ...at('2026-12-31'), ...proposed('2027-01-02') }),
  ];
  open(
    { from: '2026-12-30', to: '2026-12-31' },
    { [appointments]: () => ({ data: rows, page: { next: null, limit: 100 } }) },
  );
  await screen.findByText(/Rien n’est annulé/u);
  const written = screen.getAllByRole('link').map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));
  expect(written).toEqual([
    'Paul Etoundi, horaire proposé, mer. 30 déc. · 14 h – 14 h 30',
    'Paul Etoundi, mer. 30 déc. · 10 h – 10 h 30 et horaire proposé, jeu. 31 déc. · 14 h – 14 h 30',
    'Paul Etoundi, jeu. 31 déc. · 10 h – 10 h 30',
  ]);
});

test('appointments on those days are listed with links before anything is saved, and are kept', async () => {
  const stays = appointmentFixture({
    status: 'accepted',
    startsAt: '2026-12-30T09:00:00.000Z',
    endsAt: '2026-12-30T09:30:00.000Z',
  });
  const before = appointmentFixture({
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e09',
    startsAt: '2026-12-29T09:00:00.000Z',
    endsAt: '2026-12-29T09:30:00.000Z',
  });
  const answer = Promise.withResolvers<unknown>();
  const { person, platform, onSaved } = open(
    { from: '2026-12-30', to: '2026-12-31' },
    { [appointments]: () => answer.promise, [create]: () => ({ data: [] }) },
  );
  await person.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  answer.resolve({ data: [stays, before], page: { next: null, limit: 100 } });
  const link = await screen.findByRole('link', { name: /Paul Etoundi, mer. 30 déc. · 10\sh/u });
  expect(link).toHaveAttribute('href', `/pro/rendez-vous/${stays.id}`);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText(/Rien n’est annulé/u)).toBeVisible();
  const written = () => platform.http.calls.filter(({ path }) => path.includes('create-many'));
  expect(written()).toHaveLength(0);
  await person.click(screen.getByRole('radio', { name: /Autres horaires/ }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: /Fermé/ }));
  await person.click(screen.getByRole('button', { name: 'Enregistrer quand même' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(written()).toHaveLength(1);
});

const reopen = `${create}?reopen=2026-12-24,2026-12-25`;

test('reopening sends every day in one request', async () => {
  const { person, platform, onSaved } = open(
    { from: '2026-12-24', to: '2026-12-25', group },
    { [reopen]: () => ({ data: [] }) },
  );
  await person.click(await screen.findByRole('button', { name: 'Rétablir la semaine' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(writes(platform).map(({ options }) => options.body)).toEqual([[]]);
});

test('when reopening fails, the cause is shown and the dialog stays open', async () => {
  const { person, onSaved } = open(
    { from: '2026-12-24', to: '2026-12-25', group },
    {
      [reopen]: () => {
        throw problemError('UNAVAILABLE', 503);
      },
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Rétablir la semaine' }));
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test('hours that end before they start, or that the API rejects, are shown in a focused error summary', async () => {
  const { person, onSaved } = open(
    { from: '2026-12-24', to: '2026-12-24' },
    {
      [create]: () => {
        throw problemError('UNAVAILABLE', 503);
      },
    },
  );
  await person.click(await screen.findByRole('radio', { name: /Autres horaires/ }));
  const end = screen.getByLabelText('Fin');
  await person.clear(end);
  await person.type(end, '08:00');
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  const entry = within(summary).getByRole('link', { name: 'Plage 1, fin : doit venir après le début' });
  await person.click(entry);
  expect(end).toHaveFocus();
  expect(end).toHaveAccessibleDescription('La fin doit venir après le début');
  await person.clear(end);
  await person.type(end, '11:00');
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test('an absence of several days names a substitute, found by name; one who is no longer listed is refused at the field', async () => {
  const fotso = {
    ...{ id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e77', slug: 'paul-fotso', kind: 'individual', companyName: null },
    ...{ firstNames: 'Paul', lastName: 'Fotso', profession: 'lawyer', gender: 'male', city: 'Douala' },
  };
  let isListed = false;
  const { person, platform, onSaved } = open(
    { from: '2026-12-30', to: '2026-12-31' },
    {
      'POST /suggestions': () => ({ data: { cities: [], professionals: [fotso] } }),
      [create]: () => {
        if (!isListed)
          throw problemError('VALIDATION_FAILED', 422, {
            errors: [{ pointer: '/0/substituteId', code: 'NOT_FOUND' }],
          });
        return { data: [] };
      },
    },
  );
  const field = await screen.findByRole('combobox', { name: /^Remplaçant/u });
  await person.type(field, 'fot');
  await person.click(await screen.findByRole('option', { name: 'Paul Fotso, Douala' }));
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Cette personne n’est plus proposée sur Nimbia');
  isListed = true;
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(writes(platform).at(-1)?.options.body).toEqual(
    ['2026-12-30', '2026-12-31'].map((date) => ({ date, ranges: [], reason: null, substituteId: fotso.id })),
  );
});

test('who stands in is “searched” until the answer is there, and a text that is nobody’s is refused, not dropped', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { person, platform, onSaved } = open(
    { from: '2026-12-30', to: '2026-12-31' },
    { 'POST /suggestions': () => answer.promise, [create]: () => ({ data: [] }) },
  );
  const field = await screen.findByRole('combobox', { name: /^Remplaçant/u });
  await person.type(field, 'zzz');
  expect(screen.getByText('Recherche…')).toBeVisible();
  await waitFor(() => expect(platform.http.calls.some(({ path }) => path === '/suggestions')).toBe(true));
  expect(screen.getByText('Recherche…')).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  answer.resolve({ data: { cities: [], professionals: [] } });
  await person.click(await screen.findByText('Personne de ce nom'));
  expect(field).toHaveValue('zzz');
  await person.tab();
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choisissez une personne de la liste, ou videz ce champ');
  expect(field).toHaveValue('zzz');
  expect(field).toBeInvalid();
  expect(writes(platform)).toEqual([]);
  await person.clear(field);
  await person.tab();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
});
