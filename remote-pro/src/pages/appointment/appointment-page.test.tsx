import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Link } from 'react-router-dom';
import { useHydrateAtoms } from 'jotai/utils';
import { appointmentLoader } from 'shared-ui/domain/appointments/queries/appointment-loaders.ts';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { diarySearchAtom } from '../../model/diary-search.ts';
import { professionalUser } from 'shared-contracts/testing/session-users';
import { showPage } from '../../testing/show-page.tsx';
import { Component, ErrorBoundary } from './appointment-page.tsx';

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const appointment = appointmentFixture({ status: 'accepted', startsAt: soon(50), endsAt: soon(51) });
const { id } = appointment;
const list = 'POST /asked_documents/find-by';
const create = 'POST /base/asked_documents/create-many';
const row = (name: string, end: string, change: object = {}) => ({
  ...{ id: `5f0c0000-0000-4000-8000-0000000000${end}`, appointmentId: id, name, documentId: null },
  ...{ isUnavailable: false, isAwaited: true, createdAt: appointment.createdAt, ...change },
});
const document = {
  ...{ id: '5f0c0000-0000-4000-8000-0000000000d1', appointmentId: id, name: 'carte.pdf' },
  ...{ createdAt: appointment.createdAt, url: null },
};
const came = row('Pièce d’identité', 'a1', { documentId: document.id, isAwaited: false });

/** The page, after the diary was left. */
function After({ left }: { readonly left: string }) {
  useHydrateAtoms([[diarySearchAtom, { userId: professionalUser.id, search: left }]]);
  return (
    <>
      <Component />
      <Link to="/pro/rendez-vous/5f0c0000-0000-4000-8000-0000000000f1">Next</Link>
    </>
  );
}

const open = (rows: readonly object[], more: Readonly<Record<string, FakeAnswer>> = {}, left = '') =>
  showPage(
    [
      {
        path: '/pro/rendez-vous/:id',
        loader: appointmentLoader('professional'),
        element: <After left={left} />,
        ErrorBoundary,
        HydrateFallback: () => null,
      },
    ],
    `/pro/rendez-vous/${id}`,
    {
      [`GET /base/appointments/get-one/${id}*`]: () => ({ data: { ...appointment, privateNotes: null } }),
      'POST /pro/get-all/appointments': () => ({ data: [], page: { next: null, limit: 1 } }),
      'POST /pro/get-all/professionals': () => ({ data: [], page: { next: null, limit: 1 } }),
      'POST /meeting_outcomes/find-by': () => ({ data: [] }),
      'POST /appointment_documents/find-by': () => ({ data: [document] }),
      'POST /appointment_history/find-by': () => ({ data: [] }),
      'POST /conflict_checks/find-by': () => ({ data: [] }),
      [list]: () => ({ data: rows }),
      ...more,
    },
  );
afterEach(() => sessionStorage.clear());

test('an appointment leads back to the diary as it was left', async () => {
  open([], {}, 'view=week&date=2026-12-01');
  expect(await screen.findByRole('link', { name: 'Tous les rendez-vous' })).toHaveAttribute(
    'href',
    '/pro/rendez-vous?view=week&date=2026-12-01',
  );
});

const shown = async () => within(await screen.findByRole('region', { name: 'Documents demandés' }));

test('what came, what is awaited and what the client does not have is said, and follows live', async () => {
  const missing = row('Bail', 'a2');
  const { platform, container } = open([came, missing, row('Acte', 'a3', { isUnavailable: true, isAwaited: false })]);
  const card = await shown();
  const [first, second, third] = card
    .getAllByRole('listitem')
    .filter((item) => /Pièce|Bail|Acte/u.test(item.textContent));
  expect(first).toHaveTextContent('Reçu');
  expect(within(first as HTMLElement).getByRole('button', { name: 'carte.pdf' })).toBeVisible();
  expect(second).toHaveTextContent('Attendu');
  expect(third).toHaveTextContent('Le client ne l’a pas');
  expect(await axe(container)).toHaveNoViolations();
  platform.http.on(list, () => ({ data: [came, { ...missing, documentId: came.id, isAwaited: false }] }));
  act(() => platform.emit({ id: '1', type: 'appointment.documents', data: {} }));
  await waitFor(() => expect(card.queryByText('Attendu')).not.toBeInTheDocument());
});

test('several are asked for at once, one a line', async () => {
  const { person, platform, container } = open([]);
  const card = await shown();
  await person.click(card.getByRole('button', { name: 'Demander des documents' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Demander' }));
  const field = dialog.getByRole('textbox', { name: 'Documents, un par ligne' });
  expect(field).toBeInvalid();
  expect(dialog.getAllByText('Nommez au moins un document')[0]).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.type(field, 'Pièce d’identité{Enter}{Enter} Bail {Enter}Bail');
  platform.http.on(create, () => {
    throw problemError('UNAVAILABLE', 503);
  });
  await person.click(dialog.getByRole('button', { name: 'Demander' }));
  expect((await dialog.findAllByText('Le service est injoignable'))[0]).toBeVisible();
  platform.http.on(create, () => ({ data: [] }));
  platform.http.on(list, () => ({ data: [row('Pièce d’identité', 'a1'), row('Bail', 'a2')] }));
  await person.click(dialog.getByRole('button', { name: 'Demander' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(card.getAllByText('Attendu')).toHaveLength(2);
  expect(platform.http.calls.findLast(({ path }) => path.endsWith('create-many'))?.options.body).toEqual([
    { appointmentId: id, name: 'Pièce d’identité' },
    { appointmentId: id, name: 'Bail' },
  ]);
});

test('a dialog of one appointment is not one of the next', async () => {
  const other = { ...appointment, id: '5f0c0000-0000-4000-8000-0000000000f1', privateNotes: null };
  const { person } = open([], { [`GET /base/appointments/get-one/${other.id}*`]: () => ({ data: other }) });
  await person.click((await shown()).getByRole('button', { name: 'Demander des documents' }));
  await person.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Bail');
  act(() => screen.getByText('Next').click());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click((await shown()).getByRole('button', { name: 'Demander des documents' }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('');
});

test('too many or too long names are refused with what they may be', async () => {
  const { person } = open(Array.from({ length: 8 }, (_, index) => row('Acte', `b${index}`)));
  await person.click((await shown()).getByRole('button', { name: 'Demander des documents' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Documents, un par ligne' });
  await person.type(field, 'a{Enter}b{Enter}c');
  await person.click(dialog.getByRole('button', { name: 'Demander' }));
  expect((await dialog.findAllByText('2 documents de plus au maximum'))[0]).toBeVisible();
  await person.clear(field);
  await person.click(field);
  await person.paste('x'.repeat(121));
  expect((await dialog.findAllByText('120 caractères au plus par document'))[0]).toBeVisible();
  expect(field).toHaveAccessibleDescription(/la plus longue à 120 caractères au plus\s; elle en a 121$/u);
});

test('what is typed is there again after a reload', async () => {
  const { person, unmount } = open([]);
  await person.click((await shown()).getByRole('button', { name: 'Demander des documents' }));
  await person.type(await screen.findByRole('textbox', { name: 'Documents, un par ligne' }), 'Bail');
  unmount();
  open([]);
  expect(await screen.findByRole('textbox', { name: 'Documents, un par ligne' })).toHaveValue('Bail');
});

test('what is typed outlives a dismissal, and is gone once it is cancelled', async () => {
  const { person, unmount } = open([]);
  const ask = async () => {
    await person.click((await shown()).getByRole('button', { name: 'Demander des documents' }));
    return screen.findByRole('textbox', { name: 'Documents, un par ligne' });
  };
  const hidden = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.type(await ask(), 'Bail');
  await person.keyboard('{Escape}');
  await hidden();
  expect(await ask()).toHaveValue('Bail');
  await person.keyboard('{Escape}');
  await hidden();
  unmount();

  // It does not open by itself, and still has it.
  const second = open([]);
  await shown();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await ask()).toHaveValue('Bail');
  await person.click(screen.getAllByRole('button', { name: 'Annuler' }).at(-1) as HTMLElement);
  await hidden();
  expect(await ask()).toHaveValue('');
  await person.type(screen.getByRole('textbox'), 'a');
  await person.clear(screen.getByRole('textbox'));
  second.unmount();
  open([]);
  await shown();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the focus stays in the card where its button is gone', async () => {
  const rows = Array.from({ length: 9 }, (_, index) => row(`Acte ${index}`, `b${index}`));
  const { person, platform } = open(rows, {
    [`DELETE /base/asked_documents/delete/${rows[0]?.id}`]: () => ({ data: {} }),
    [`DELETE /base/asked_documents/delete/${rows[1]?.id}`]: () => {
      throw problemError('NOT_FOUND', 404);
    },
  });
  const card = await shown();
  const heading = card.getByRole('heading', { name: 'Documents demandés' });
  await person.click(card.getByRole('button', { name: 'Demander des documents' }));
  await person.type(await screen.findByRole('textbox', { name: 'Documents, un par ligne' }), 'Bail');
  const last = row('Bail', 'b9');
  platform.http.on(create, () => ({ data: [] }));
  platform.http.on(list, () => ({ data: [...rows, last] }));
  await person.click(screen.getByRole('button', { name: 'Demander' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(heading).toHaveFocus());

  platform.http.on(list, () => ({ data: [...rows.slice(1), last] }));
  await person.click(card.getByRole('button', { name: 'Ne plus demander : Acte 0' }));
  await waitFor(() => expect(card.queryByText('Acte 0')).not.toBeInTheDocument());
  expect(heading).toHaveFocus();

  platform.http.on(list, () => ({ data: [...rows.slice(2), last] }));
  await person.click(card.getByRole('button', { name: 'Ne plus demander : Acte 1' }));
  await waitFor(() => expect(card.queryByText('Acte 1')).not.toBeInTheDocument());
  expect(heading).toHaveFocus();
});

test('one is withdrawn, and one that has come meanwhile shows that it has', async () => {
  const [lease, deed] = [row('Bail', 'a2'), row('Acte', 'a3')];
  const { person, platform } = open([lease, deed], {
    [`DELETE /base/asked_documents/delete/${lease.id}`]: () => ({ data: {} }),
    [`DELETE /base/asked_documents/delete/${deed.id}`]: () => {
      throw problemError('TRANSITION_NOT_ALLOWED', 409);
    },
  });
  const card = await shown();
  platform.http.on(list, () => ({ data: [deed] }));
  await person.click(card.getByRole('button', { name: 'Ne plus demander : Bail' }));
  await waitFor(() => expect(card.queryByText('Bail')).not.toBeInTheDocument());
  expect(card.getByRole('button', { name: 'Demander des documents' })).toHaveFocus();
  platform.http.on(list, () => ({ data: [{ ...deed, documentId: document.id, isAwaited: false }] }));
  await person.click(card.getByRole('button', { name: 'Ne plus demander : Acte' }));
  expect(await card.findByText('Reçu')).toBeVisible();
});

test('the history has each comparison that took place, also a first one that found nobody, and invents none', async () => {
  const history = {
    ...{ id: '5f0c0000-0000-4000-8000-0000000000e1', appointmentId: id, at: appointment.createdAt },
    ...{ actorRole: 'client', transition: 'request', fromStatus: null, toStatus: 'waiting', changeReason: null },
    ...{ changeNote: null, startsAt: appointment.startsAt, fromWaiting: false },
  };
  const one = { ...appointment, privateNotes: null };
  const get = `GET /base/appointments/get-one/${id}*`;
  const checks = 'POST /conflict_checks/find-by';
  const { person, platform } = open([], {
    [get]: () => ({ data: { ...one, conflict: null, comparedAt: null } }),
    'POST /appointment_history/find-by': () => ({ data: [history] }),
    [checks]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  const titles = async () =>
    within(await screen.findByRole('list', { name: 'Historique' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent);
  const request = 'Demande envoyée';
  expect(await screen.findByText('Les comparaisons de noms n’ont pas pu être chargées')).toBeVisible();
  platform.http.on(checks, () => ({ data: [] }));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText(/^Les comparaisons de noms/u)).not.toBeInTheDocument());
  expect(await titles()).toEqual([request]);

  const changed = () => act(() => platform.emit({ id: '2', type: 'appointment.checked', data: { appointmentId: id } }));
  // By another clock, which must not put it before the request.
  const comparedAt = new Date(Date.parse(appointment.createdAt) - 5).toISOString();
  platform.http.on(get, () => ({ data: { ...one, conflict: null, comparedAt } }));
  changed();
  await waitFor(async () => expect(await titles()).toEqual([expect.stringMatching(/aucun conflit trouvé$/u), request]));

  const check = (end: string, checkedAt: string, found: number, confirmedAt: string | null = null) => ({
    ...{ id: `5f0c0000-0000-4000-8000-0000000000${end}`, appointmentId: id, isLatest: false, names: ['Ali Sow'] },
    ...{ checkedAt, found, confirmedAt },
  });
  const ownAt = '2026-11-19T11:00:00.000Z';
  const conflict = {
    ...{ checkId: id, parties: [], matches: [], confirmedAt: ownAt, isOpen: false },
    confirmations: [{ id, at: ownAt, names: ['Ali Sow'] }],
  };
  platform.http.on(get, () => ({ data: { ...one, conflict, comparedAt: appointment.createdAt } }));
  const rows = [check('f2', ownAt, 0, ownAt), check('f1', '2026-11-19T10:00:00.000Z', 2)];
  platform.http.on(checks, () => ({ data: rows }));
  changed();
  const later = ['Vérifié, aucun conflit d’intérêts', expect.stringMatching(/2 conflits possibles$/u)];
  await waitFor(async () =>
    expect(await titles()).toEqual([...later, expect.stringMatching(/aucun conflit trouvé$/u), request]),
  );
  expect(screen.getAllByText('Ali Sow')).toHaveLength(2);

  platform.http.on(checks, () => ({ data: [...rows, check('f0', appointment.createdAt, 1)] }));
  changed();
  await waitFor(async () =>
    expect(await titles()).toEqual([...later, expect.stringMatching(/1 conflit possible$/u), request]),
  );
});

test('notes and the other appointments of the client fail alone, and come when they are tried again', async () => {
  const list = 'POST /pro/get-all/appointments';
  let reads = 0;
  let isDown = true;
  const fail = () => {
    throw problemError('UNAVAILABLE', 503);
  };
  const { person, platform } = open([], {
    [list]: fail,
    // The page, then the notes.
    [`GET /base/appointments/get-one/${id}`]: () => {
      reads += 1;
      return reads > 1 && isDown ? fail() : { data: { ...appointment, privateNotes: 'Apporter le bail' } };
    },
  });
  const others = within(await screen.findByRole('region', { name: 'Avec le même client' }));
  const notes = within(screen.getByRole('region', { name: 'Notes privées' }));
  expect(await others.findByText('Les autres rendez-vous n’ont pas pu être chargés')).toBeVisible();
  expect(await notes.findByText('Les notes n’ont pas pu être chargées')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Documents demandés' })).toBeVisible();
  platform.http.on(list, () => ({ data: [], page: { next: null, limit: 1 } }));
  await person.click(others.getByRole('button', { name: 'Réessayer' }));
  expect(await others.findAllByText('Aucun')).toHaveLength(2);
  expect(notes.queryByRole('textbox')).not.toBeInTheDocument();
  isDown = false;
  await person.click(notes.getByRole('button', { name: 'Réessayer' }));
  expect(await notes.findByRole('textbox')).toHaveValue('Apporter le bail');
});

test('nothing is asked for once the appointment will not take place, or beyond ten', async () => {
  const { unmount } = open([row('Bail', 'a2')], {
    [`GET /base/appointments/get-one/${id}*`]: () => ({
      data: { ...appointment, status: 'cancelled', privateNotes: null },
    }),
  });
  const card = await shown();
  expect(card.getByText('Attendu')).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  open(Array.from({ length: 10 }, (_, index) => row('Acte', `b${index}`)));
  expect(await screen.findByText('10 documents demandés au plus.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Demander des documents' })).not.toBeInTheDocument();
});
