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

function show(change: Partial<Appointment>, rows: readonly object[], party: Party = 'client', isRead = false) {
  const http = fakeHttp({ [`POST ${path}`]: () => ({ data: rows }) });
  const asked = (
    <AreaQueryProvider>
      <AskOutcome appointment={appointmentFixture({ ...over, ...change })} view={appointmentViewFixture({ party })} />
      {isRead ? <Reading party={party} /> : null}
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
  ['is ahead', { startsAt: '2026-11-21T09:00:00.000Z', endsAt: '2026-11-21T09:30:00.000Z' }],
  ['was in person', { callType: 'in_person' }],
  ['was cancelled', { status: 'cancelled' }],
] as const)('reads nothing of an appointment that %s', (_, change) => {
  const http = show(change, []);
  expect(http.calls).toEqual([]);
  expect(link()).not.toBeInTheDocument();
});
