import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router-dom';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { appointmentFixture } from '../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../testing/appointment-view-fixture.ts';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AreaQueryProvider } from '../queries/area-query-provider.tsx';
import { AppointmentsBrowser } from './appointments-browser.tsx';

const Address = () => <output>{useLocation().search}</output>;
const show = (appointments: readonly Appointment[], at: string, next: string | null = null) => {
  const answer = () => ({ data: appointments, page: { next, limit: 20 } });
  const platform = fakePlatform({ http: fakeHttp({ 'POST /appointments/find-by': answer }) });
  return render(
    withPlatform(
      <AreaQueryProvider>
        <AppointmentsBrowser
          view={appointmentViewFixture()}
          hrefOf={({ id }) => `/user/rendez-vous/${id}`}
          emptyAction={<a href="/recherche">Trouver un professionnel</a>}
        />
        <Address />
      </AreaQueryProvider>,
      { at, platform },
    ),
  );
};

describe('AppointmentsBrowser', () => {
  it('keeps group and period in the address, and returns to the first page when one changes', async () => {
    const { container } = show([appointmentFixture()], '/?group=upcoming&period=week&cursor=abc', 'def');
    expect(await screen.findByRole('link', { name: 'Suite' })).toHaveAttribute(
      'href',
      expect.stringContaining('cursor=def'),
    );
    await userEvent.selectOptions(screen.getByRole('combobox'), 'month');
    expect(await screen.findByText('?group=upcoming&period=month')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows an empty state with a wider period, or a link to book a first appointment', async () => {
    const { unmount } = show([], '/?group=upcoming&period=week');
    expect(await screen.findByRole('link')).toHaveAttribute('href', expect.stringContaining('period=all'));
    unmount();
    show([], '/?group=upcoming&period=all');
    expect(await screen.findByRole('link', { name: 'Trouver un professionnel' })).toBeVisible();
  });
});
