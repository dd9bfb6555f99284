import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { appointmentLoader } from 'shared-ui/domain/appointments/queries/appointment-loaders.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { showPage } from '../../testing/show-page.tsx';
import { Component, ErrorBoundary } from './appointment-page.tsx';

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const times = { startsAt: soon(50), endsAt: soon(50.5) };
const id = appointmentFixture().id;
const update = `PUT /base/appointments/update-where/${id}`;
const documents = [
  {
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e11',
    appointmentId: id,
    name: 'bail.pdf',
    createdAt: times.startsAt,
    url: '/uploads/x',
  },
];
const entry = {
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e10',
  appointmentId: id,
  at: '2026-11-19T09:00:00.000Z',
  actorRole: 'client',
  transition: 'request',
  fromStatus: null,
  toStatus: 'waiting',
  changeReason: null,
  changeNote: null,
  startsAt: times.startsAt,
};

const open = (
  appointment: Appointment,
  change: FakeAnswer = () => ({ data: {} }),
  answers: Readonly<Record<string, FakeAnswer>> = {},
) =>
  showPage(
    [
      {
        path: '/user/rendez-vous/:id',
        loader: appointmentLoader('client'),
        Component,
        ErrorBoundary,
        HydrateFallback: () => null,
      },
    ],
    `/user/rendez-vous/${id}`,
    {
      [`GET /base/appointments/get-one/${id}`]: () => ({ data: appointment }),
      'POST /appointment_parties/find-by': () => ({ data: [], page: { next: null, limit: 100 } }),
      'POST /appointment_documents/find-by': () => ({ data: documents }),
      'POST /asked_documents/find-by': () => ({ data: [] }),
      'POST /appointment_history/find-by': () => ({ data: [entry], page: { next: null, limit: 100 } }),
      [update]: change,
      ...answers,
    },
  );

test('shows the details and every change; a waiting request can be withdrawn', async () => {
  const { person, platform, container } = open(appointmentFixture(times));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rendez-vous avec Aïssatou Mbarga' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Historique' })).toHaveTextContent('Demande envoyée');
  expect(screen.getByRole('button', { name: 'bail.pdf' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Retirer la demande' }));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Retirer la demande' }));
  await waitFor(() =>
    expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({
      where: { status: 'waiting' },
      set: { status: 'withdrawn' },
    }),
  );
});

test.each([
  [() => ({ data: { phone: '+237699000000' } }), /à l’heure convenue, au \+237 6 99 00 00 00 \(changer de numéro\)\./u],
  [() => Promise.reject(problemError('UNAVAILABLE', 503)), /au numéro de votre compte/u],
])('a phone call names the number that the practice calls, where it can be read', async (answer, text) => {
  open(appointmentFixture({ ...times, callType: 'call', status: 'accepted' }), undefined, {
    'GET /base/users/get-one/*': answer,
  });
  await waitFor(() => expect(screen.getByText('Le moment venu').nextElementSibling).toHaveTextContent(text));
});

test('an accepted appointment is cancelled without a reason', async () => {
  const { person, platform } = open(appointmentFixture({ ...times, status: 'accepted' }));
  await person.click(await screen.findByRole('button', { name: 'Annuler le rendez-vous' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Annuler le rendez-vous' }));
  await waitFor(() =>
    expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({
      where: { status: 'accepted' },
      set: { status: 'cancelled' },
    }),
  );
});

test('after the notice period the dialog stays open and says what to do instead', async () => {
  const { person } = open(appointmentFixture({ ...times, status: 'accepted' }), () => {
    throw problemError('CANCEL_NOTICE_PASSED', 422);
  });
  await person.click(await screen.findByRole('button', { name: 'Annuler le rendez-vous' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Annuler le rendez-vous' }));
  expect(await within(dialog).findByText(/le délai d’annulation de ce professionnel est passé/u)).toBeVisible();
});

test('accepting a proposed time sends the time that was displayed', async () => {
  const proposedStartsAt = soon(80);
  const { person, platform } = open(
    appointmentFixture({ ...times, status: 'accepted', proposedStartsAt, proposedBy: 'professional' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Accepter le nouvel horaire' }));
  await waitFor(() =>
    expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({
      where: { status: 'accepted', proposedStartsAt },
      set: { startsAt: proposedStartsAt },
    }),
  );
});

test('a change by the other party appears without a reload', async () => {
  const { platform } = open(appointmentFixture(times));
  await screen.findByRole('button', { name: 'Retirer la demande' });
  platform.http.on(`GET /base/appointments/get-one/${id}`, () => ({
    data: appointmentFixture({ ...times, status: 'rejected', changeReason: 'conflict_of_interest' }),
  }));
  act(() => platform.emit({ id: '7', type: 'appointment.rejected', data: {} }));
  expect(await screen.findByText('Conflit d’intérêts')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retirer la demande' })).not.toBeInTheDocument();
});

test('a finished appointment links to book the same professional again, or another after a rejection or where that one cannot be booked', async () => {
  const appointment = appointmentFixture({ ...times, status: 'withdrawn' });
  const { unmount } = open(appointment);
  expect(await screen.findByRole('link', { name: 'Reprendre rendez-vous' })).toHaveAttribute(
    'href',
    `/lawyers/booking/${appointment.professionalId}`,
  );
  unmount();
  const failed = open(appointmentFixture({ ...times, status: 'cancelled', changeReason: 'technical_failure' }));
  expect(await screen.findByRole('link', { name: 'Reprendre rendez-vous' })).toHaveAttribute(
    'href',
    `/lawyers/booking/${appointment.professionalId}?consultation=${appointment.consultationId}&type=video`,
  );
  failed.unmount();
  const professional = { ...appointment.professional, isBookable: false };
  for (const over of [{ status: 'rejected' }, { status: 'done', professional }] as const) {
    const shown = open(appointmentFixture({ ...times, ...over }));
    expect(await screen.findByRole('link', { name: 'Trouver un autre professionnel' })).toHaveAttribute(
      'href',
      '/recherche',
    );
    expect(screen.queryByRole('link', { name: 'Reprendre rendez-vous' })).not.toBeInTheDocument();
    shown.unmount();
  }
});

test('somebody else’s appointment is not found, with a friendly message', async () => {
  showPage(
    [
      {
        path: '/user/rendez-vous/:id',
        loader: appointmentLoader('client'),
        Component,
        ErrorBoundary,
        HydrateFallback: () => null,
      },
    ],
    `/user/rendez-vous/${id}`,
    {
      [`GET /base/appointments/get-one/${id}`]: () => {
        throw problemError('NOT_FOUND', 404);
      },
      'POST /appointment_documents/find-by': () => ({ data: documents }),
      'POST /asked_documents/find-by': () => ({ data: [] }),
      'POST /appointment_history/find-by': () => ({ data: [], page: { next: null, limit: 100 } }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'Rendez-vous introuvable' })).toBeVisible();
});

test('an invalid appointment id is not found, with a title', async () => {
  const { platform } = showPage(
    [
      {
        path: '/user/rendez-vous/:id',
        loader: appointmentLoader('client'),
        Component,
        ErrorBoundary,
        HydrateFallback: () => null,
      },
    ],
    '/user/rendez-vous/zzz',
    {
      'POST /appointment_documents/find-by': () => ({ data: documents }),
      'POST /asked_documents/find-by': () => ({ data: [] }),
      'POST /appointment_history/find-by': () => {
        throw problemError('INVALID', 422);
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'Rendez-vous introuvable' })).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Rendez-vous introuvable'));
  expect(platform.http.calls).toEqual([]);
});

describe('the notice period for cancelling', () => {
  const accepted = (hours: number, contact: Partial<Appointment['professional']> = {}) =>
    appointmentFixture({
      status: 'accepted',
      startsAt: soon(hours),
      endsAt: soon(hours + 0.5),
      expiresAt: null,
      professional: { ...appointmentFixture().professional, cancelNoticeHours: 24, ...contact },
    });
  const contact = { publicPhone: '+237233421516', publicEmail: 'contact@etude-mbarga.test' };

  test('is shown before cancelling', async () => {
    open(accepted(50));
    expect(await screen.findByText(/possible en ligne jusqu’au/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Annuler le rendez-vous' })).toBeVisible();
  });

  test('once passed, disables cancelling and moving, and shows how to reach the practice', async () => {
    const { container } = open(accepted(20, contact));
    expect(await screen.findByText('Trop tard pour annuler ou déplacer en ligne')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Annuler le rendez-vous' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Proposer un autre horaire' })).not.toBeInTheDocument();
    const [phone] = screen.getAllByRole('link', { name: /42 15 16/ });
    expect(phone).toHaveAttribute('href', 'tel:+237233421516');
    const [email] = screen.getAllByRole('link', { name: contact.publicEmail });
    expect(email).toHaveAttribute('href', `mailto:${contact.publicEmail}`);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('leads to the messages about the appointment, as the button above does', async () => {
    open(accepted(20));
    const { id, professionalId } = appointmentFixture();
    const messages = `/user/message?to=${professionalId}&appointment=${id}`;
    expect(await screen.findByRole('link', { name: 'Écrire au cabinet' })).toHaveAttribute('href', messages);
    expect(screen.getByRole('link', { name: 'Écrire' })).toHaveAttribute('href', messages);
    expect(screen.queryByRole('button', { name: /Proposer/u })).not.toBeInTheDocument();
  });

  test('that passed meanwhile is reported above the form, with focus', async () => {
    const { person } = open(accepted(50), () => {
      throw problemError('CANCEL_NOTICE_PASSED', 422);
    });
    await person.click(await screen.findByRole('button', { name: 'Annuler le rendez-vous' }));
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Annuler le rendez-vous' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('Il est trop tard');
    expect(alert.parentElement).toHaveFocus();
    const [first] = within(dialog).getAllByRole('radio');
    expect(alert.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

test('another party is named later, and what is missing is said at its field', async () => {
  const party = { appointmentId: id, addedBy: 'client', role: 'other', kind: 'person', createdAt: times.startsAt };
  const named = { ...party, id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e12', name: 'Jean Kamga', otherNames: ['JK'] };
  const { person, platform, container } = open(appointmentFixture(times));
  await person.click(await screen.findByRole('button', { name: 'Nommer une partie' }));
  const dialog = await screen.findByRole('dialog');
  platform.http.on('POST /base/appointment_parties/create', () => ({ data: named }));
  platform.http.on('POST /appointment_parties/find-by', () => ({ data: [named] }));
  await person.click(within(dialog).getByRole('button', { name: 'Ajouter' }));
  expect(within(dialog).getByRole('textbox', { name: 'Nom' })).toBeInvalid();
  await person.type(within(dialog).getByRole('textbox', { name: 'Nom' }), 'Jean Kamga');
  await person.type(within(dialog).getByRole('textbox', { name: /^Ses autres noms/u }), 'JK');
  await person.click(within(dialog).getByRole('button', { name: 'Ajouter' }));
  expect(await screen.findByText('Jean Kamga / JK')).toBeVisible();
  expect(platform.http.calls.find(({ path }) => path.endsWith('/create'))?.options.body).toEqual({
    ...{ appointmentId: id, role: 'other', kind: 'person', name: 'Jean Kamga', otherNames: ['JK'] },
  });
  expect(await axe(container)).toHaveNoViolations();
});

const paper = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });
const create = 'POST /base/appointment_documents/create';
const uploaded = {
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e21',
  purpose: 'appointment',
  contentType: 'application/pdf',
  bytes: 8,
  url: null,
  createdAt: times.startsAt,
};

test('documents are added with their progress, tried again, and removed after a question', async () => {
  let finish = (): void => undefined;
  const { person, platform, container } = open(appointmentFixture({ ...times, status: 'accepted' }), undefined, {
    'POST /uploads': ({ options }) => {
      options.onUploadProgress?.(1);
      return new Promise((resolve) => {
        finish = () => resolve({ data: uploaded });
      });
    },
    [create]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
    [`DELETE /base/appointment_documents/delete/${documents[0]?.id}`]: () => ({ data: {} }),
  });
  const card = within(await screen.findByRole('region', { name: 'Documents' }));
  const input = card.getByLabelText(/^Ajouter un document/u);
  await person.upload(input, [paper('plan.pdf')]);
  expect(await card.findByText('vérification…')).toBeVisible();
  act(() => finish());
  expect(await card.findByText('Le service est injoignable')).toBeVisible();
  platform.http.on(create, () => ({ data: {} }));
  await person.click(card.getByRole('button', { name: 'Réessayer, plan.pdf' }));
  await waitFor(() => expect(card.queryByText('plan.pdf')).not.toBeInTheDocument());
  const bodies = (path: string) => platform.http.calls.filter((call) => call.path === path);
  expect(bodies('/uploads')).toHaveLength(1);
  expect(bodies('/base/appointment_documents/create').at(-1)?.options.body).toEqual({
    appointmentId: id,
    uploadId: uploaded.id,
    name: 'plan.pdf',
  });
  expect(await axe(container)).toHaveNoViolations();
  await person.click(card.getByRole('button', { name: 'Retirer bail.pdf' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Retirer' }));
  await waitFor(() => expect(platform.http.calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

describe('documents that the professional asks for', () => {
  const wanted = (change: object = {}) => ({
    ...{ id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e31', appointmentId: id, name: 'Pièce d’identité', documentId: null },
    ...{ isUnavailable: false, isAwaited: true, createdAt: times.startsAt, ...change },
  });
  const list = 'POST /asked_documents/find-by';
  const show = (rows: readonly object[], more: Readonly<Record<string, FakeAnswer>> = {}) =>
    open(appointmentFixture({ ...times, status: 'accepted' }), undefined, {
      [list]: () => ({ data: rows }),
      ...more,
    });
  const shown = async () => within(await screen.findByRole('list', { name: 'Demandés par le professionnel' }));

  test('are sent one by one, and what came stands at its name, not among the others', async () => {
    const asked = wanted();
    const { person, platform, container } = show([asked, wanted({ id: id.replace(/.$/u, '9'), name: 'Acte' })], {
      'POST /uploads': () => ({ data: uploaded }),
    });
    const entries = await shown();
    expect(entries.getAllByText('À envoyer')).toHaveLength(2);
    expect(await axe(container)).toHaveNoViolations();
    const document = { ...documents[0], id: uploaded.id, name: 'carte.pdf' };
    platform.http.on(create, () => {
      platform.http.on(list, () => ({ data: [{ ...asked, documentId: document.id, isAwaited: false }] }));
      platform.http.on('POST /appointment_documents/find-by', () => ({ data: [...documents, document] }));
      return { data: {} };
    });
    await person.upload(entries.getByLabelText('Envoyer, Pièce d’identité'), [paper('carte.pdf')]);
    expect(await entries.findByText('Envoyé')).toBeVisible();
    expect(entries.getByRole('button', { name: 'carte.pdf' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'carte.pdf' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'bail.pdf' })).toBeVisible();
    expect(platform.http.calls.find(({ path }) => path.endsWith('documents/create'))?.options.body).toEqual({
      ...{ appointmentId: id, uploadId: uploaded.id, name: 'carte.pdf', askedId: asked.id },
    });
    expect(entries.getByRole('button', { name: 'Retirer carte.pdf' })).toBeVisible();
  });

  test('a file that is tried again or not sent after all leaves the focus at what it was for', async () => {
    const { person } = show([wanted()], {
      'POST /uploads': () => {
        throw problemError('UNAVAILABLE', 503);
      },
    });
    const entries = await shown();
    const choose = async () => {
      await person.upload(entries.getByLabelText('Envoyer, Pièce d’identité'), [paper('carte.pdf')]);
      return entries.findByRole('button', { name: 'Réessayer, carte.pdf' });
    };
    await person.click(await choose());
    expect(entries.getByText('Pièce d’identité')).toHaveFocus();
    await person.click(await entries.findByRole('button', { name: 'Ignorer carte.pdf' }));
    expect(entries.getByText('Pièce d’identité')).toHaveFocus();
    expect(entries.getByLabelText('Envoyer, Pièce d’identité')).toBeInTheDocument();
  });

  test('what is withdrawn while it is sent is not sent, and says so', async () => {
    const { person, platform } = show([wanted()], { 'POST /uploads': () => ({ data: uploaded }) });
    const entries = await shown();
    platform.http.on(create, () => {
      platform.http.on(list, () => ({ data: [] }));
      throw problemError('VALIDATION_FAILED', 422, { errors: [{ pointer: '/askedId', code: 'NOT_FOUND' }] });
    });
    await person.upload(entries.getByLabelText('Envoyer, Pièce d’identité'), [paper('carte.pdf')]);
    expect(await screen.findByText('Ce document n’est plus attendu')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Demandés par le professionnel' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('button', { name: 'Réessayer, carte.pdf' })).not.toBeInTheDocument();
  });

  test('that the client does not have are said to be missing', async () => {
    const asked = wanted();
    const { person, platform } = show([asked], {
      [`PUT /base/asked_documents/update/${asked.id}`]: () => ({ data: {} }),
    });
    const entries = await shown();
    platform.http.on(list, () => ({ data: [{ ...asked, isUnavailable: true, isAwaited: false }] }));
    await person.click(entries.getByRole('button', { name: 'Je ne l’ai pas : Pièce d’identité' }));
    expect(await entries.findByText('Vous ne l’avez pas')).toBeVisible();
    expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({ isUnavailable: true });
    expect(entries.getByRole('button', { name: 'Je l’ai : Pièce d’identité' })).toBeVisible();
  });

  test('come live, and an API that knows none changes nothing', async () => {
    const { platform } = show([], {
      [list]: () => {
        throw problemError('NOT_FOUND', 404);
      },
    });
    expect(await screen.findByRole('button', { name: 'bail.pdf' })).toBeVisible();
    platform.http.on(list, () => ({ data: [wanted()] }));
    act(() => platform.emit({ id: '1', type: 'appointment.documents', data: {} }));
    expect(await screen.findByText('Pièce d’identité')).toBeVisible();
  });

  test('can only be read once the appointment is over', async () => {
    open(appointmentFixture({ status: 'cancelled', startsAt: soon(50), endsAt: soon(51) }), undefined, {
      [list]: () => ({ data: [wanted()] }),
    });
    const entries = await shown();
    expect(entries.queryByLabelText(/^Envoyer/u)).not.toBeInTheDocument();
    expect(entries.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('files that there is no room for are named at the field', async () => {
  const { person } = open(appointmentFixture({ ...times, status: 'accepted' }), undefined, {
    'POST /uploads': () => new Promise(() => undefined),
  });
  const card = within(await screen.findByRole('region', { name: 'Documents' }));
  const names = Array.from({ length: 10 }, (_, index) => `page ${index + 1}.pdf`);
  await person.upload(
    card.getByLabelText(/^Ajouter un document/u),
    names.map((name) => paper(name)),
  );
  expect(await card.findByRole('alert')).toHaveTextContent(
    '« page 10.pdf » n’a pas été ajouté : 10 documents au plus.',
  );
  expect(card.getByText('page 9.pdf')).toBeVisible();
});

test('once it took place, its documents stay as they are and its review is written', async () => {
  const past = { status: 'done' as const, startsAt: soon(-50), endsAt: soon(-49) };
  const { person, platform } = open(appointmentFixture(past), undefined, {
    'POST /reviews/find-by': () => ({ data: [], page: { next: null, limit: 1 } }),
    'POST /base/reviews/create': () => ({ data: {} }),
  });
  expect(await screen.findByRole('button', { name: 'bail.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retirer bail.pdf' })).not.toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'Donner mon avis' }));
  await person.click(screen.getAllByRole('radio', { name: '5, excellent' })[0] as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Envoyer mon avis' }));
  await waitFor(() =>
    expect(platform.http.calls.find(({ path }) => path === '/base/reviews/create')?.options.body).toMatchObject({
      appointmentId: id,
      rating: 5,
    }),
  );
});

test('a review that cannot be loaded is tried again', async () => {
  const past = { status: 'done' as const, startsAt: soon(-50), endsAt: soon(-49) };
  const { person, platform } = open(appointmentFixture(past), undefined, {
    'POST /reviews/find-by': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Votre avis' }));
  const retry = await card.findByRole('button', { name: 'Réessayer' });
  platform.http.on('POST /reviews/find-by', () => ({ data: [], page: { next: null, limit: 1 } }));
  await person.click(retry);
  expect(await card.findByRole('button', { name: 'Donner mon avis' })).toBeVisible();
});

const past = appointmentFixture({ startsAt: soon(-26), endsAt: soon(-25.5), status: 'accepted', callType: 'video' });
const outcomes = 'POST /meeting_outcomes/find-by';
const outcome = (clientSays: string | null) => ({
  ...{ id: entry.id, appointmentId: id, proposed: null, clientSays, professionalSays: null, settled: null },
  ...{ settlesAt: null, settledAt: null, createdAt: past.endsAt },
});

test('what became of a meeting is asked until the client has said it', async () => {
  const { platform } = open(past, undefined, { [outcomes]: () => ({ data: [outcome(null)] }) });
  expect(await screen.findByText('A-t-il eu lieu ?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Répondre' })).toHaveAttribute(
    'href',
    `/alt-zoom?appointment=${id}&ask=outcome`,
  );
  platform.http.on(outcomes, () => ({ data: [outcome('took_place')] }));
  act(() => platform.emit({ id: '1', type: 'appointment.outcome', data: {} }));
  await waitFor(() => expect(screen.queryByText('A-t-il eu lieu ?')).not.toBeInTheDocument());
});
