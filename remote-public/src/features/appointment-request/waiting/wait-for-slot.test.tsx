import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router-dom';
import { clearAllDrafts, readDraft } from 'shared-contracts/platform/form-draft';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { consultationFixture } from '../../../testing/consultation-fixture.ts';
import { professionalFixture } from '../../../testing/professional-fixture.ts';
import { strings } from '../../../testing/strings.ts';
import { WaitForSlot } from './wait-for-slot.tsx';

const professional = professionalFixture();
const consultation = consultationFixture();
const path = `/lawyers/booking/${professional.id}`;
const create = 'POST /base/waiting_entries/create';

beforeEach(clearAllDrafts);

const Where = () => <output>{useLocation().pathname + useLocation().search}</output>;

async function open(user: SessionUser | null, answer?: FakeAnswer) {
  const store = createStore();
  store.set(userAtom, user);
  const platform = fakePlatform({ user, http: fakeHttp(answer ? { [create]: answer } : {}) });
  const page = <WaitForSlot professional={professional} consultation={consultation} firstFree={null} />;
  const { container } = render(
    withPlatform(null, {
      ...{ platform, store, at: path },
      strings: { ...strings, shell: { errors: { TOO_MANY_ENTRIES_HERE: 'Vous attendez déjà' } } },
      routes: [
        { path, element: page },
        { path: '*', element: <Where /> },
      ],
    }),
  );
  const person = userEvent.setup();
  if (user?.role === 'professional') return { container, person, platform, form: container };
  await person.click(await screen.findByRole('button', { name: 'Être prévenu si un créneau se libère' }));
  return { container, person, platform, form: await screen.findByRole('dialog') };
}

const { client, professional: practice } = appointmentFixture({});
const entry = {
  ...{ id: client.id, professionalId: professional.id, clientId: client.id, consultationId: consultation.id },
  ...{ firstDay: '2099-03-04', lastDay: '2099-03-08', fromTime: '00:00', untilTime: '24:00', callTypes: ['video'] },
  ...{ state: 'waiting', createdAt: '2099-03-01T09:00:00.000Z', professional: practice, client },
  ...{ holder: null, lastOffer: null, consultation: { nameFr: 'a', nameEn: 'a', minutes: 30 } },
};

test('a client joins the list with days, hours and ways', async () => {
  const { person, platform, form } = await open(clientUser, () => ({ data: entry }));
  expect(await axe(form)).toHaveNoViolations();
  await person.type(within(form).getByRole('textbox', { name: /^À partir de/u }), '14:00');
  await person.click(within(form).getByRole('button', { name: 'M’inscrire sur la liste' }));
  expect(await screen.findByRole('dialog', { name: 'Vous êtes sur la liste' })).toBeVisible();
  expect(platform.http.calls.at(-1)?.options.body).toMatchObject({
    ...{ professionalId: professional.id, consultationId: consultation.id },
    ...{ fromTime: '14:00', callTypes: consultation.callTypes },
  });
});

test('what is free already is offered at once, with the token in the link', async () => {
  const offered = {
    ...{ ...entry, state: 'offered', holder: '0192a000-0000-4000-8000-0000000000aa' },
    ...{ offeredStartsAt: '2099-03-05T10:00:00.000Z', offeredEndsAt: '2099-03-05T10:30:00.000Z' },
    ...{ offeredUntil: '2099-03-01T09:30:00.000Z', offeredCallTypes: ['video'] },
  };
  const { person, form } = await open(clientUser, () => ({ data: offered }));
  await person.click(within(form).getByRole('button', { name: 'M’inscrire sur la liste' }));
  const link = await screen.findByRole('link', { name: 'Réserver ce créneau' });
  expect(link.getAttribute('href')).toMatch(/#holder=0192a000-0000-4000-8000-0000000000aa$/u);
});

test('a visitor signs in on the way; what was typed is kept', async () => {
  const { person, form } = await open(null);
  await person.type(within(form).getByRole('textbox', { name: /^Avant/u }), '12:00');
  await person.click(within(form).getByRole('button', { name: 'Se connecter et s’inscrire' }));
  expect(await screen.findByText(`/login-user?${new URLSearchParams({ next: path }).toString()}`)).toBeVisible();
  expect(readDraft(`${path}#waiting`)).toMatchObject({ untilTime: '12:00' });
});

test('a day that has passed is refused before a visitor signs in', async () => {
  const { person, form } = await open(null);
  const from = within(form).getByRole('textbox', { name: /^Du/u });
  await person.clear(from);
  await person.type(from, '01/01/2001');
  await person.click(within(form).getByRole('button', { name: 'Se connecter et s’inscrire' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent('Choisissez des jours à venir');
  expect(from).toHaveAccessibleDescription(/Choisissez des jours à venir/u);
});

test('hours in the wrong order and a refusal are said', async () => {
  const { person, form } = await open(clientUser, () => Promise.reject(problemError('TOO_MANY_ENTRIES_HERE', 409)));
  await person.type(within(form).getByRole('textbox', { name: /^À partir de/u }), '14:00');
  await person.type(within(form).getByRole('textbox', { name: /^Avant/u }), '12:00');
  const submit = within(form).getByRole('button', { name: 'M’inscrire sur la liste' });
  await person.click(submit);
  expect(await within(form).findByRole('alert')).toHaveTextContent('La fin doit venir après le début');
  await person.clear(within(form).getByRole('textbox', { name: /^Avant/u }));
  await person.click(submit);
  expect(await within(form).findByText('Vous attendez déjà')).toBeVisible();
});

test('a professional is not asked', async () => {
  const { container } = await open(professionalUser);
  expect(container).toBeEmptyDOMElement();
});
