import { screen, waitFor } from '@testing-library/react';
import { saveFile } from 'shared-ui/domain/files/save-file.ts';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { appointmentViewFixture } from 'shared-ui/testing/appointment-view-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { PrintAndSave } from './print-and-save.tsx';

jest.mock('shared-ui/domain/files/save-file.ts', () => ({ saveFile: jest.fn() }));

test('the file says when it has not all appointments, and only then', async () => {
  let isCut = false;
  const load = () => Promise.resolve({ rows: [appointmentFixture()], isCut });
  const element = <PrintAndSave view={appointmentViewFixture()} name="2026-11-26" load={load} />;
  const { person, platform } = showPage([{ path: '*', element }], '/', {});
  const save = await screen.findByRole('button', { name: 'Enregistrer en CSV' });
  await person.click(save);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(jest.mocked(saveFile).mock.calls[0]?.[0]).toBe('rendez-vous-2026-11-26.csv');
  isCut = true;
  await person.click(save);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  const text = expect.stringMatching(/^Le fichier ne contient que les 2\s000 premiers rendez-vous\.$/u) as string;
  await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'info', text }]));
});
