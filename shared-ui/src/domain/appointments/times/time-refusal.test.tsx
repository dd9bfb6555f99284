import { render, screen } from '@testing-library/react';
import { PlatformContext } from 'shared-contracts/platform/platform-context';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { AreaQueryProvider } from '../../queries/area-query-provider.tsx';
import { TimeRefusal } from './time-refusal.tsx';

const other = appointmentFixture({ status: 'accepted' });
const show = (party: 'client' | 'professional') => {
  const http = fakeHttp({
    'POST /pro/get-all/appointments': () => ({ data: [other], page: { next: null, limit: 100 } }),
  });
  render(
    <PlatformContext.Provider value={fakePlatform({ http })}>
      <AreaQueryProvider>
        <TimeRefusal
          problem={{ status: 409, code: 'SLOT_TAKEN', errors: [] }}
          appointment={{ id: 'moved', startsAt: '2026-11-20T09:00:00.000Z' }}
          asked={{ start: other.startsAt, end: other.endsAt }}
          view={appointmentViewFixture({ party })}
          errorText={(code) => code}
          onChoose={() => undefined}
        />
      </AreaQueryProvider>
    </PlatformContext.Provider>,
  );
  return http;
};

test('a professional whose calendar has a conflict sees with whom', async () => {
  show('professional');
  expect(await screen.findByText(/Vous avez déjà un rendez-vous avec Paul Etoundi, 10\sh/u)).toBeInTheDocument();
  expect(screen.getByText('Vous n’êtes pas libre à cet horaire')).toBeInTheDocument();
});

test('a client sees only that the time is taken', () => {
  const http = show('client');
  expect(screen.getByText('SLOT_TAKEN')).toBeInTheDocument();
  expect(http.calls).toEqual([]);
});
