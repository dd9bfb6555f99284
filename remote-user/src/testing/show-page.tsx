import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, type RouteObject } from 'react-router-dom';
import appointments from 'shared-ui/locales/fr/appointments.json';
import { fakeHttp, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AreaQueryProvider } from 'shared-ui/domain/queries/area-query-provider.tsx';
import dashboard from '../locales/fr/dashboard.json';
import frame from '../locales/fr/frame.json';
import pages from '../locales/fr/pages.json';

/** The real French strings, so that tests read like the page. */
const strings = {
  'remote-user/appointments': appointments,
  'remote-user/dashboard': dashboard,
  'remote-user/frame': frame,
  'remote-user/pages': pages,
  shell: { errors: { UNAVAILABLE: 'Le service est injoignable', SLOT_TAKEN: 'Cet horaire vient d’être pris' } },
};

const area = (
  <AreaQueryProvider>
    <Outlet />
  </AreaQueryProvider>
);

/** A page of this area with its loader and its own query client, over a fake API. */
export function showPage(routes: readonly RouteObject[], at: string, answers: Readonly<Record<string, FakeAnswer>>) {
  const platform = fakePlatform({ http: fakeHttp(answers), user: clientUser });
  const shown = render(
    withPlatform(null, { platform, strings, routes: [{ element: area, children: [...routes] }], at }),
  );
  return { ...shown, platform, person: userEvent.setup() };
}
