import { screen, waitFor } from '@testing-library/react';
import { problemError, type FakeAnswer, type FakeHttp } from 'shared-contracts/testing/fake-http';
import { showPage } from '../../testing/show-page.tsx';
import { groupDays } from './day-group.ts';
import { MoveDaysDialog } from './move-days-dialog.tsx';

const rows = ['2026-11-23', '2026-11-24'].map((date) => ({
  ...{ id: `id-${date}`, date, ranges: [], reason: 'Congé' },
  ...{ substituteId: null, substitute: null },
}));
const [group] = groupDays(rows, '2026-11-20');
const create = 'POST /base/availability_exceptions/create-many?reopen=2026-11-23';

const writes = ({ http }: { readonly http: FakeHttp }) => http.calls.filter(({ path }) => path.includes('create-many'));

function open(answers: Readonly<Record<string, FakeAnswer>>) {
  if (!group) throw new Error('no group');
  const handlers = { onDone: jest.fn(), onCancel: jest.fn() };
  const move = {
    id: group.id,
    kind: 'drop',
    start: '2026-11-24',
    end: '2026-11-26',
    allDay: true,
  } as const;
  const Component = () => (
    <MoveDaysDialog
      move={move}
      group={group}
      reader={{ locale: 'fr', timeZone: 'Africa/Douala' }}
      timeZone="Africa/Douala"
      onDone={handlers.onDone}
      onCancel={handlers.onCancel}
    />
  );
  return {
    ...showPage([{ path: '/', Component }], '/', {
      'POST /pro/get-all/appointments': () => ({ data: [], page: { next: null, limit: 100 } }),
      ...answers,
    }),
    ...handlers,
  };
}

test('the days are listed; confirming adds the new days and removes the old ones in one request', async () => {
  const { person, platform, onDone } = open({
    [create]: () => ({ data: [] }),
  });
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/du lundi 23 novembre 2026 au mardi 24 novembre 2026/iu);
  expect(dialog).toHaveTextContent(/du mardi 24 novembre 2026 au mercredi 25 novembre 2026/iu);
  await person.click(screen.getByRole('button', { name: 'Enregistrer ces jours' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(writes(platform).map(({ method, path }) => `${method} ${path}`)).toEqual([create]);
  expect(writes(platform)[0]?.options.body).toEqual([
    { date: '2026-11-25', ranges: [], reason: 'Congé', substituteId: null },
  ]);
  expect(platform.toasts[0]?.tone).toBe('success');
});

test('cancelling sends nothing', async () => {
  const { person, platform, onCancel } = open({});
  await screen.findByRole('alertdialog');
  await person.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalled();
  expect(writes(platform)).toEqual([]);
});

test('a rejected move shows the cause and refetches', async () => {
  const { person, platform, onDone } = open({
    [create]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Enregistrer ces jours' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(platform.toasts[0]).toMatchObject({ tone: 'error' });
});
