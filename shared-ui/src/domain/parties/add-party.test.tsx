import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { AppointmentParty } from 'shared-contracts/schemas/appointment-party';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AreaQueryProvider } from '../queries/area-query-provider.tsx';
import { AddParty } from './add-party.tsx';

const appointmentId = '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e01';
const translate = (key: string, values?: Readonly<Record<string, unknown>>) =>
  key === 'item' ? `${String(values?.['field'])}: ${String(values?.['message'])}` : key;
const create = 'POST /base/appointment_parties/create';
const row: AppointmentParty = {
  ...{ id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e12', appointmentId, addedBy: 'client', role: 'other', kind: 'person' },
  ...{ name: 'Jean Kamga', otherNames: [], createdAt: '2026-11-19T09:00:00.000Z' },
};

const open = (by: AppointmentParty['addedBy'] = 'client') => {
  const http = fakeHttp({ [create]: () => ({ data: row }) });
  const platform = fakePlatform({ http });
  const page = (
    <AreaQueryProvider>
      <AddParty ref={null} appointmentId={appointmentId} by={by} translate={translate} />
    </AreaQueryProvider>
  );
  const strings = { shell: { errors: { TOO_LONG: 'Trop long' } } };
  const at = `/user/rendez-vous/${appointmentId}`;
  return { http, ...render(withPlatform(page, { platform, strings, at })) };
};
const inDialog = async () => within(await screen.findByRole('dialog'));
const nameIn = (dialog: Awaited<ReturnType<typeof inDialog>>) => dialog.getByRole('textbox', { name: 'name' });

/** Opens the dialog, names somebody, and leaves without closing it. */
const typeAndLeave = async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByRole('button', { name: 'client.add' }));
  const dialog = await inDialog();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'as' }), 'company');
  await userEvent.type(nameIn(dialog), 'Jean Kamga');
  unmount();
};

beforeEach(() => sessionStorage.clear());

test('what was typed opens the dialog again after a reload, until it is sent', async () => {
  await typeAndLeave();
  const again = open();
  const dialog = await inDialog();
  expect(nameIn(dialog)).toHaveValue('Jean Kamga');
  expect(dialog.getByRole('combobox', { name: 'as' })).toHaveValue('company');
  expect(await axe(again.container)).toHaveNoViolations();
  await userEvent.click(dialog.getByRole('button', { name: 'client.submit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(again.http.calls.map(({ options }) => options.body)).toEqual([
    { appointmentId, role: 'other', kind: 'company', name: 'Jean Kamga', otherNames: [] },
  ]);
  expect({ ...sessionStorage }).toEqual({});
});

test.each([
  ['the button', () => userEvent.click(screen.getAllByRole('button', { name: 'cancel' }).at(-1)!)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('what is discarded with %s does not come back', async (_, discard) => {
  await typeAndLeave();
  const { unmount } = open();
  await inDialog();
  await discard();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  unmount();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'client.add' }));
  expect(nameIn(await inDialog())).toHaveValue('');
});

test('a refused party stays in the dialog and in the draft, with the reason at its name', async () => {
  await typeAndLeave();
  const { http, unmount } = open();
  http.on(create, () => {
    throw problemError('LIMIT_EXCEEDED', 422);
  });
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'client.submit' }));
  expect(await dialog.findByRole('link', { name: 'limit' })).toHaveAttribute('href', '#party-name');
  expect(nameIn(dialog)).toHaveAccessibleDescription('limit');
  unmount();
  open();
  expect(nameIn(await inDialog())).toHaveValue('Jean Kamga');
});

test('a missing name, too many other names and one that is too long are told apart', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'client.add' }));
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'client.submit' }));
  expect(await dialog.findByRole('link', { name: 'nameMissing' })).toHaveAttribute('href', '#party-name');
  const others = dialog.getByRole('textbox', { name: /^otherNames/u });
  await userEvent.type(nameIn(dialog), 'Jean Kamga');
  await userEvent.type(others, 'A; B; C; D');
  await userEvent.click(dialog.getByRole('button', { name: 'client.submit' }));
  expect(await dialog.findByRole('link', { name: 'tooMany' })).toBeVisible();
  await userEvent.clear(others);
  await userEvent.click(others);
  await userEvent.paste('x'.repeat(121));
  await userEvent.click(dialog.getByRole('button', { name: 'client.submit' }));
  expect(await dialog.findByRole('link', { name: 'otherNames: Trop long' })).toBeVisible();
  await userEvent.clear(others);
  await userEvent.click(others);
  await userEvent.paste('x'.repeat(365));
  expect(others).toHaveAccessibleDescription(/limit\.over$/u);
});

test('a professional says on which side the party is', async () => {
  const { http } = open('professional');
  await userEvent.click(screen.getByRole('button', { name: 'professional.add' }));
  const dialog = await inDialog();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'role' }), 'with');
  expect(dialog.queryByRole('option', { name: 'asOption.client' })).not.toBeInTheDocument();
  await userEvent.type(nameIn(dialog), 'Jean Kamga');
  await userEvent.type(dialog.getByRole('textbox', { name: /^otherNames/u }), 'JK; Kam');
  await userEvent.click(dialog.getByRole('button', { name: 'professional.submit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(http.calls[0]?.options.body).toEqual({
    ...{ appointmentId, role: 'with', kind: 'person', name: 'Jean Kamga', otherNames: ['JK', 'Kam'] },
  });
});
