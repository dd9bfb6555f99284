import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { showPage } from '../../testing/show-page.tsx';
import { ClientTimes } from './client-times.tsx';

const own = {
  professionalId: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e10',
  ...{ minutes: 120, callTypes: ['call'], feeKind: 'free', fee: null, currency: null },
  ...{
    preparationFr: null,
    preparationEn: null,
    active: true,
    position: 0,
    meetingProvider: 'built_in',
    videoLink: null,
  },
  createdAt: '2026-11-01T08:00:00.000Z',
};
const long = { ...own, id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e11', nameFr: 'Longue', nameEn: 'Long' };
const short = { ...own, id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e12', nameFr: 'Courte', nameEn: 'Short', minutes: 30 };
const ended = { ...own, id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e13', nameFr: 'Ancienne', nameEn: 'Old', active: false };
const explained = { date: '2026-11-24', timeZone: 'Africa/Douala', consultationId: null, slotMinutes: 30 };

const open = (...rows: object[]) => {
  const element = <ClientTimes professionalId={own.professionalId} today="2026-11-23" />;
  const shown = showPage([{ path: '*', element }], '/', {
    'POST /pro/get-all/consultations': () => ({ data: rows, page: { next: null, limit: 100 } }),
    'POST /slots': () => ({ data: [] }),
    'POST /slots/explain': () => ({ data: { ...explained, offered: [], refused: [], limit: null } }),
  });
  const askedFor = (path: string) =>
    shown.platform.http.calls
      .filter((call) => call.path === path)
      .map(({ options }) => (options.body as { consultationId?: string }).consultationId);
  return { ...shown, askedFor };
};

test('of several consultations one is chosen, whose times and reasons are shown', async () => {
  const { person, askedFor, container } = open(long, short, ended);
  const choice = await screen.findByLabelText('Consultation');
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  expect(choice).toHaveValue(long.id);
  await person.selectOptions(choice, within(choice).getByRole('option', { name: /^Courte · 30.min$/u }));
  await waitFor(() => expect(askedFor('/slots')).toEqual([undefined, short.id]));
  await person.click(screen.getByRole('button', { name: /^Pourquoi pas cette heure/u }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(askedFor('/slots/explain')).toEqual([short.id]));
  await person.selectOptions(dialog.getByLabelText('Consultation'), long.id);
  await waitFor(() => expect(askedFor('/slots/explain')).toEqual([short.id, long.id]));
  expect(await axe(container)).toHaveNoViolations();
});

test('one consultation leaves no choice', async () => {
  const { askedFor, platform } = open(long, ended);
  await waitFor(() => expect(platform.http.calls).toHaveLength(2));
  expect(await screen.findByText(/^Aucun créneau libre/u)).toBeVisible();
  expect(screen.queryByLabelText('Consultation')).not.toBeInTheDocument();
  expect(askedFor('/slots')).toEqual([undefined]);
});
