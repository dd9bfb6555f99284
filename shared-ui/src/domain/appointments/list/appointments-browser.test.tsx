import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router-dom';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AreaQueryProvider } from '../../queries/area-query-provider.tsx';
import { AppointmentsBrowser } from './appointments-browser.tsx';

const Address = () => <output>{useLocation().search}</output>;
const browser = (
  <AreaQueryProvider>
    <AppointmentsBrowser
      view={appointmentViewFixture()}
      hrefOf={({ id }) => `/user/rendez-vous/${id}`}
      emptyAction={<a href="/recherche">Trouver un professionnel</a>}
    />
    <Address />
  </AreaQueryProvider>
);
const show = (appointments: readonly Appointment[], at: string, next: string | null = null) => {
  const answer = () => ({ data: appointments, page: { next, limit: 20 } });
  const platform = fakePlatform({ http: fakeHttp({ 'POST /appointments/find-by': answer }) });
  return render(withPlatform(browser, { at, platform }));
};

describe('AppointmentsBrowser', () => {
  it('keeps group and period in the address, and returns to the first page when one changes', async () => {
    const { container } = show([appointmentFixture()], '/?group=upcoming&period=week&cursor=abc', 'def');
    expect(await screen.findByRole('link', { name: 'Page suivante' })).toHaveAttribute(
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

  it('leads into the room of the one that can be joined now', async () => {
    const { now } = appointmentViewFixture();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const soon = { status: 'accepted', startsAt: at(10), endsAt: at(40) } as const;
    const later = { id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e99', startsAt: at(60), endsAt: at(90) };
    const appointments = [appointmentFixture(soon), appointmentFixture({ ...soon, ...later })];
    const answer = () => ({ data: appointments, page: { next: null, limit: 20 } });
    const http = fakeHttp({ 'POST /appointments/find-by': answer, 'GET /rtc/presence': () => ({ data: [] }) });
    render(withPlatform(browser, { at: '/?group=upcoming&period=all', platform: fakePlatform({ http }) }));
    expect(await screen.findByRole('link', { name: 'Rejoindre, Aïssatou Mbarga' })).toHaveAttribute(
      'href',
      `/alt-zoom?appointment=${appointmentFixture().id}`,
    );
  });

  it('while another list loads, names and pages stay those of the rows shown', async () => {
    const answer = () => ({ data: [appointmentFixture()], page: { next: 'def', limit: 20 } });
    const platform = fakePlatform({ http: fakeHttp({ 'POST /appointments/find-by': answer }) });
    const loaded = Promise.withResolvers<null>();
    const loader = ({ request }: { readonly request: Request }) =>
      request.url.includes('period=month') ? loaded.promise : null;
    const routes = [{ path: '/', loader, element: browser, HydrateFallback: () => null }];
    render(withPlatform(null, { at: '/?group=past&period=week', platform, routes }));
    const nextPage = () => screen.getByRole('link', { name: 'Page suivante' }).getAttribute('href');
    const list = await screen.findByRole('list', { name: 'Passés' });
    expect(nextPage()).toContain('period=week');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'month');
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    expect(nextPage()).toContain('period=week');
    loaded.resolve(null);
    await waitFor(() => expect(nextPage()).toContain('period=month'));
  });
});
