import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { AreaQueryProvider } from '../../queries/area-query-provider.tsx';
import { AskOutcome } from './ask-outcome.tsx';
import type { Party } from '../queries/available-actions.ts';
import { outcomeQueries } from '../queries/outcome-queries.ts';
import { usePageActions } from './use-page-actions.ts';

const path = '/meeting_outcomes/find-by';
const id = '0192a000-0000-7000-8000-0000000000a1';
const view = appointmentViewFixture();
const before = (minutes: number) => new Date(view.now - minutes * 60_000).toISOString();
const over = { id, status: 'accepted', callType: 'video', startsAt: before(120), endsAt: before(90) } as const;
const said = (change: object = {}) => ({
  ...{ id, appointmentId: id, proposed: null, clientSays: null, professionalSays: null, settled: null },
  ...{ settlesAt: null, settledAt: null, createdAt: before(60), ...change },
});

/** Says when what was said has been read. */
function Reading({ party }: { readonly party: Party }) {
  const { isSuccess } = useQuery(outcomeQueries(usePlatform().http, party).one(id));
  return isSuccess ? <p>read</p> : null;
}

function Actions({ appointment, party }: { readonly appointment: Appointment; readonly party: Party }) {
  return <p data-testid="actions">{usePageActions(appointment, appointmentViewFixture({ party })).join(' ')}</p>;
}

function show(
  change: Partial<Appointment>,
  rows: readonly object[],
  party: Party = 'client',
  isRead = false,
  rooms: readonly object[] = [],
) {
  const http = fakeHttp({ [`POST ${path}`]: () => ({ data: rows }), 'GET /rtc/presence': () => ({ data: rooms }) });
  const asked = (
    <AreaQueryProvider>
      <AskOutcome appointment={appointmentFixture({ ...over, ...change })} view={appointmentViewFixture({ party })} />
      {isRead ? <Reading party={party} /> : null}
      {isRead ? <Actions appointment={appointmentFixture({ ...over, ...change })} party={party} /> : null}
    </AreaQueryProvider>
  );
  render(withPlatform(asked, { platform: fakePlatform({ http }) }));
  return http;
}
const link = () => screen.queryByRole('link', { name: 'Répondre' });

test.each([
  ['a client who has not answered', 'client', {}, [said({ professionalSays: 'took_place' })]],
  ['a professional who has not answered', 'professional', {}, [said({ clientSays: 'took_place' })]],
  ['whom nobody has asked, once the room has closed', 'client', {}, []],
  [
    'who is asked by the other while the room is open',
    'client',
    { endsAt: before(10) },
    [said({ professionalSays: 'took_place' })],
  ],
] as const)('asks %s', async (_, party, change, rows) => {
  show(change, rows, party);
  await waitFor(() => expect(link()).toHaveAttribute('href', `/alt-zoom?appointment=${id}&ask=outcome`));
});

test('a professional whom nobody has asked is only led to what the page itself does not answer', async () => {
  show({}, [], 'professional', true);
  expect(await screen.findByText('read')).toBeVisible();
  expect(screen.getByRole('link', { name: /^La technique/u })).toHaveAttribute(
    'href',
    `/alt-zoom?appointment=${id}&ask=outcome`,
  );
  expect(link()).not.toBeInTheDocument();
});

test.each([
  ['a client who has answered', 'client', {}, [said({ clientSays: 'took_place' })]],
  ['a professional who has answered', 'professional', {}, [said({ professionalSays: 'took_place' })]],
  ['what is settled', 'client', {}, [said({ settled: 'took_place', settledAt: before(1) })]],
  ['anybody while the room is open', 'client', { endsAt: before(10) }, []],
] as const)('does not ask %s', async (_, party, change, rows) => {
  show(change, rows, party, true);
  expect(await screen.findByText('read')).toBeVisible();
  expect(link()).not.toBeInTheDocument();
});

test.each([
  ['client', { clientSays: 'took_place' }, ['Vous avez répondu : A eu lieu'], /n’a pas encore répondu/u],
  [
    'client',
    { clientSays: 'took_place', professionalSays: 'client_absent' },
    ['Vous avez répondu : A eu lieu', 'Aïssatou Mbarga a répondu : Vous n’étiez pas là', /^Rien n’est compté/u],
    'Vos réponses diffèrent',
  ],
  [
    'professional',
    { clientSays: 'professional_absent', professionalSays: 'client_absent' },
    ['Vous avez répondu : Paul Etoundi n’était pas là', 'Paul Etoundi a répondu : Vous n’étiez pas là'],
    'Vos réponses diffèrent',
  ],
] as const)('says to the %s what each has answered, with the way to change it', async (party, says, texts, title) => {
  show({}, [said(says)], party);
  expect(await screen.findByText(title)).toBeVisible();
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Changer ma réponse' })).toHaveAttribute(
    'href',
    `/alt-zoom?appointment=${id}&ask=outcome`,
  );
});

test.each([
  ['nothing was said', {}, ['complete', 'miss']],
  ['the client says that it took place', { clientSays: 'took_place' }, ['complete']],
  ['the client says that they did not come', { clientSays: 'client_absent' }, ['miss']],
  ['the client says something else', { clientSays: 'technical_failure' }, []],
  ['both were connected', { proposed: 'took_place' }, ['complete']],
])('the professional can mark what is not contradicted: %s', async (_, says, actions) => {
  show({}, [said(says)], 'professional', true);
  expect(await screen.findByText('read')).toBeVisible();
  expect(screen.getByTestId('actions').textContent).toBe(actions.join(' '));
});

test('nobody did not attend while they are in the room', async () => {
  const room = { appointmentId: id, isSelfHere: true, isOtherHere: true, ring: null };
  show({ endsAt: before(10) }, [], 'professional', true, [room]);
  await waitFor(() => expect(screen.getByTestId('actions').textContent).toBe('complete'));
});

test.each([
  ['is ahead', { startsAt: '2026-11-21T09:00:00.000Z', endsAt: '2026-11-21T09:30:00.000Z' }],
  ['was in person', { callType: 'in_person' }],
  ['was cancelled', { status: 'cancelled' }],
] as const)('reads nothing of an appointment that %s', (_, change) => {
  const http = show(change, []);
  expect(http.calls).toEqual([]);
  expect(link()).not.toBeInTheDocument();
});
