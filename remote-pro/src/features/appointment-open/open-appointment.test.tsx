import { act, screen, waitFor, within } from '@testing-library/react';
import { writeDraft } from 'shared-contracts/platform/form-draft';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { rowOf } from 'shared-contracts/testing/row-of';
import { consultation } from 'shared-contracts/schemas/consultation';
import { appointmentViewFixture } from 'shared-ui/testing/appointment-view-fixture.ts';
import words from '../../locales/fr/diary.json';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { draftName, nothingTyped } from './new-appointment.ts';
import { OpenAppointment } from './open-appointment.tsx';

const professional = ownProfessionalFixture();
const idOf = (number: number) => `5f0c7c1e-7d1a-4a53-9c0b-${String(number).padStart(12, '0')}`;
const lastContactAt = '2026-11-20T09:00:00.000Z';
const zebulon = { clientId: idOf(1), lastName: 'Zébulon', firstNames: 'Awa', lastContactAt };
const other = { clientId: idOf(2), lastName: 'Autre', firstNames: 'Paul', lastContactAt };
const [first, second] = [3, 4].map((number) =>
  rowOf(consultation, {
    id: idOf(number),
    professionalId: professional.id,
    nameFr: `Consultation ${number}`,
    nameEn: `Consultation ${number}`,
    minutes: 30 + number,
    feeKind: 'free',
    callTypes: ['call', 'video'],
    meetingProvider: 'built_in',
    active: true,
    position: number,
    createdAt: '2026-01-10T09:00:00.000Z',
  }),
);
const drafted = {
  ...nothingTyped,
  clientId: zebulon.clientId,
  consultationId: idOf(4),
  callType: 'video',
  day: '2027-03-10',
  time: '10:00',
  reason: 'Signature du bail',
};

/** Answers a call only once it is told to. */
function held(answer: FakeAnswer) {
  const gate = Promise.withResolvers<void>();
  return {
    answer: async (call: Parameters<FakeAnswer>[0]) => {
      await gate.promise;
      return answer(call);
    },
    release: () => act(async () => gate.resolve()),
  };
}

interface Asked {
  readonly where: { readonly clientId?: string; readonly search?: { readonly $contains: string } };
}
const withoutAnswer = () => new Promise(() => undefined);

interface Answers {
  readonly one?: FakeAnswer;
  /** To a text; without one all are listed. */
  readonly searched?: FakeAnswer;
  readonly consultations?: FakeAnswer;
}

function open({
  one = () => ({ data: [zebulon] }),
  searched = () => ({ data: [zebulon] }),
  consultations = () => ({ data: [first, second] }),
}: Answers = {}) {
  const offered = jest.fn();
  const element = (
    <OpenAppointment
      view={appointmentViewFixture({ party: 'professional', now: Date.parse('2027-03-01T09:00:00.000Z') })}
      professionalId={professional.id}
      start="2027-03-01"
      onClose={() => undefined}
      onOffered={() => undefined}
    />
  );
  const shown = showPage([{ path: '*', element }], '/', {
    'POST /clients/find-by': (call) => {
      const { where } = call.options.body as Asked;
      if (where.clientId !== undefined) return one(call);
      return where.search === undefined ? { data: [other, zebulon] } : searched(call);
    },
    'POST /pro/get-all/consultations': consultations,
    'POST /slots': () => ({ data: [] }),
    'POST /pro/get-all/appointments': () => ({ data: [], page: { next: null, limit: 100 } }),
    'POST /base/appointments/create': ({ options: { body } }) => {
      offered(body);
      return {};
    },
  });
  return { ...shown, offered };
}

const field = () => screen.findByRole('combobox', { name: words.new.client });
const submit = () => screen.getByRole('button', { name: words.new.submit });

beforeEach(() => sessionStorage.clear());

test('the client of the draft is sent while the name is loading, and is shown once it comes', async () => {
  writeDraft(`/#${draftName}`, drafted);
  const one = held(() => ({ data: [zebulon] }));
  const { person, offered } = open({ one: one.answer, searched: () => ({ data: [] }) });
  await field();
  await screen.findByRole('option', { name: 'Consultation 4' });
  await person.click(submit());
  await waitFor(() => expect(offered).toHaveBeenCalledWith(expect.objectContaining({ clientId: zebulon.clientId })));
  await one.release();
  await waitFor(async () => expect(await field()).toHaveValue('Awa Zébulon'));
});

test('a client who was found by name stays chosen and shown, whatever answers come later or never', async () => {
  writeDraft(`/#${draftName}`, { ...drafted, clientId: '', reason: '' });
  const { person, offered } = open({
    one: withoutAnswer,
    searched: ({ options }) => ({
      data: (options.body as Asked).where.search?.$contains === 'zebul' ? [zebulon] : [],
    }),
  });
  await person.type(await field(), 'zebul');
  await person.click(await screen.findByRole('option', { name: 'Awa Zébulon' }));
  await person.type(screen.getByLabelText(words.new.subject), 'Signature du bail');
  expect(await field()).toHaveValue('Awa Zébulon');
  await person.click(submit());
  await waitFor(() => expect(offered).toHaveBeenCalledWith(expect.objectContaining({ clientId: zebulon.clientId })));
  expect(screen.queryAllByText(words.new.chooseClient)).toEqual([]);
});

test('pressed while the consultations are loading, the one of the draft is sent once they are there', async () => {
  writeDraft(`/#${draftName}`, drafted);
  const consultations = held(() => ({ data: [first, second] }));
  const { person, offered } = open({ consultations: consultations.answer });
  await field();
  await person.click(submit());
  expect(screen.queryAllByText(words.new.chooseConsultation)).toEqual([]);
  expect(offered).not.toHaveBeenCalled();
  await consultations.release();
  await waitFor(() => expect(offered).toHaveBeenCalledTimes(1));
  expect(offered).toHaveBeenCalledWith(
    expect.objectContaining({ clientId: zebulon.clientId, consultationId: idOf(4), callType: 'video', minutes: 34 }),
  );
});

test('without the consultations it says why it is not sent, and not that none is chosen', async () => {
  writeDraft(`/#${draftName}`, drafted);
  const { person, offered } = open({
    consultations: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  await field();
  await person.click(submit());
  expect(await screen.findByText('Le service est injoignable')).toBeInTheDocument();
  expect(screen.queryAllByText(words.new.chooseConsultation)).toEqual([]);
  expect(offered).not.toHaveBeenCalled();
});

test('an emptied field has no client; a text that is nobody’s keeps who was chosen', async () => {
  writeDraft(`/#${draftName}`, drafted);
  const { person, offered } = open({
    searched: ({ options }) => ({
      data: (options.body as Asked).where.search?.$contains === 'personne' ? [] : [zebulon],
    }),
  });
  await waitFor(async () => expect(await field()).toHaveValue('Awa Zébulon'));
  await person.clear(await field());
  await person.type(await field(), 'personne');
  await person.click(screen.getByLabelText(words.new.subject));
  await person.click(submit());
  expect(await screen.findAllByText(words.new.chooseClient)).not.toEqual([]);
  expect(offered).not.toHaveBeenCalled();
});

test('a name is said to be nobody’s only once it has been searched, and stays where a client is asked for', async () => {
  writeDraft(`/#${draftName}`, { ...drafted, clientId: '' });
  const searched = held(() => ({ data: [] }));
  const { person, offered } = open({ searched: searched.answer });
  await person.type(await field(), 'zzz');
  expect(screen.queryByText(words.new.nobody)).not.toBeInTheDocument();
  await searched.release();
  await person.click(await screen.findByText(words.new.nobody));
  await person.tab();
  await screen.findByRole('option', { name: 'Consultation 4' });
  await person.click(submit());
  expect(await field()).toBeInvalid();
  expect(await field()).toHaveValue('zzz');
  expect(offered).not.toHaveBeenCalled();
});

test('all that is wrong is said at once, and a name that is nobody’s with who can be chosen', async () => {
  writeDraft(`/#${draftName}`, { ...drafted, clientId: '', day: '32/12/2026', time: '25:99', minutes: '-5' });
  const { person, offered } = open({ searched: () => ({ data: [] }) });
  await person.type(await field(), 'zzz');
  await screen.findByRole('option', { name: 'Consultation 4', hidden: true });
  await person.tab();
  await person.click(submit());
  const said = {
    Client: 'Choisissez un client qui a déjà pris rendez-vous avec vous ou vous a écrit',
    Jour: 'Saisissez une date qui existe, par exemple 25/12/2026',
    Début: 'Saisissez une heure, par exemple 09:30',
    'Durée (minutes)': 'Saisissez une durée de 1 à 480 minutes',
  };
  const summary = () => within(screen.getByRole('alert')).getAllByRole('link');
  await waitFor(() => expect(summary().map(({ textContent }) => textContent)).toEqual(Object.values(said)));
  for (const [label, message] of Object.entries(said))
    expect(screen.getByLabelText(label, { selector: 'input' })).toHaveAccessibleDescription(message);
  await person.clear(screen.getByLabelText('Jour'));
  await person.type(screen.getByLabelText('Jour'), '22/12/2027');
  expect(screen.getByLabelText('Jour')).toBeValid();
  expect(screen.getByLabelText('Début')).toBeInvalid();
  expect(offered).not.toHaveBeenCalled();
});

test('namesakes are told apart by the last contact, also of one day', async () => {
  const namesake = { ...zebulon, clientId: other.clientId, lastContactAt: '2026-11-02T09:05:00.000Z' };
  const { person } = open({ searched: () => ({ data: [zebulon, namesake] }) });
  await person.type(await field(), 'Awa');
  await person.click(
    await screen.findByRole('option', { name: /^Awa Zébulon · dernier contact le 2 nov\. 2026 à \d+\sh\s05$/u }),
  );
  await person.tab();
  expect(await field()).toHaveValue('Awa Zébulon');
  await person.click(screen.getByRole('button', { name: words.new.submit }));
  expect(screen.queryByText(words.new.chooseClient)).not.toBeInTheDocument();
});

test('while another name is searched nobody of the former list can be chosen', async () => {
  const searched = held(() => ({ data: [zebulon] }));
  const { person } = open({ searched: searched.answer });
  await person.click(await screen.findByRole('button', { name: /^Afficher les clients/u }));
  expect(await screen.findByRole('option', { name: 'Paul Autre' })).toBeVisible();
  await person.type(await field(), 'Zeb');
  expect(screen.queryByRole('option', { name: 'Paul Autre' })).not.toBeInTheDocument();
  await searched.release();
  expect(await screen.findByRole('option', { name: 'Awa Zébulon' })).toBeVisible();
});
