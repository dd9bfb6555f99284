import { screen } from '@testing-library/react';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { pageOf } from '../../testing/known-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { useView } from '../../model/use-view.ts';
import { ShowCalendar } from './show-calendar.tsx';

afterEach(() => jest.restoreAllMocks());

const Shown = () => <ShowCalendar view={useView()} />;
const open = () => showPage([{ path: '/', Component: Shown }], '/', { 'POST /appointments/find-by': () => pageOf() });

test('a calendar of all practices names its clock where the device has none', async () => {
  forgetZone();
  open();
  expect(await screen.findByText('Heure de Douala')).toBeVisible();
});

test('by the clock of the device nothing is said', async () => {
  open();
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Heure de Douala')).not.toBeInTheDocument();
});
