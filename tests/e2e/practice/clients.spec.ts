import { randomUUID } from 'node:crypto';
import { acceptedAppointment, clockOf, freeTimes } from '../support/diary.ts';
import { rareName } from '../support/rare-name.ts';
import { readDownload } from '../support/read-download.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

for (const language of flowLanguages('fr')) {
  const words = (key: string) => translate(language, 'remote-pro/clients', key);
  const notes = (key: string) => translate(language, 'remote-pro/private-notes', key).split('{{')[0] ?? '';

  test(`a client is found without accents and exported; notes on the client save themselves, also after a failure (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const { signed: professional } = await api.newBookableProfessional();
    const [slot] = await freeTimes(api, professional);
    if (!slot) throw new Error('The diary is full.');
    const rare = rareName().toLowerCase();
    const { client, appointment } = await acceptedAppointment(api, professional, slot, `Éboué-${rare}`);
    const page = await openAs(professional);
    await page.goto(at(language, '/pro/clients'));
    const search = page.getByRole('textbox', { name: words('search') });
    await search.fill(`nobody ${rare}`);
    await expect(page.getByText(words('empty.found'))).toBeVisible();
    await search.fill(`awa EBOUE-${rare}`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`Awa Éboué-${rare}`);

    const save = page.getByRole('button', { name: words('export') });
    await page.route('**/clients/find-by', (route) => route.fulfill({ status: 503 }));
    await save.click();
    await expect(page.getByText(words('exportFailed'))).toBeVisible();
    await page.unroute('**/clients/find-by');
    const { name, text } = await readDownload(page, () => save.click());
    expect(name).toMatch(new RegExp(String.raw`^${words('file')}-\d{4}-\d\d-\d\d\.csv$`, 'u'));
    const separator = language === 'fr' ? ';' : ',';
    const [header, row, end] = text.split('\r\n');
    expect(header).toContain([words('names.last'), words('names.first'), words('column.last')].join(separator));
    const next = `${slot.startsAt.slice(0, 10)} ${clockOf(slot.startsAt)}`;
    expect(row).toMatch(new RegExp(`^${[`Éboué-${rare}`, 'Awa', '', `${next}:00`, '1', ''].join(separator)}`, 'u'));
    expect(end, 'nobody else').toBe('');

    await rows.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: `Awa Éboué-${rare}` })).toBeVisible();
    const link = page.getByRole('region', { name: words('one.appointments') }).getByRole('link');
    await expect(link).toHaveAttribute('href', at(language, `/pro/rendez-vous/${appointment.id}`));
    const field = page.getByRole('textbox', { name: notes('label') });
    await page.route('**/base/clients/update/*', (route) => route.fulfill({ status: 503 }));
    await field.fill('Préfère le matin');
    await expect(page.getByText(notes('failed'))).toBeVisible();
    await page.unroute('**/base/clients/update/*');
    await page.reload();
    await expect(field).toHaveValue('Préfère le matin');
    await expect(page.getByText(notes('saved'))).toBeVisible();
    const kept = await api.call(
      'POST',
      '/clients/find-one-by',
      { where: { clientId: client.user.id } },
      professional.token,
    );
    expect(kept).toMatchObject({ privateNotes: 'Préfère le matin' });
  });

  test(`a client’s page has their documents and messages, and leads to the conversation (${language})`, async ({
    api,
    openAs,
  }) => {
    const { signed: professional } = await api.newBookableProfessional();
    const [slot] = await freeTimes(api, professional);
    if (!slot) throw new Error('The diary is full.');
    const { client } = await acceptedAppointment(api, professional, slot, `Fouda-${rareName()}`);
    const page = await openAs(professional);
    await page.goto(at(language, `/pro/clients/${client.user.id}`));
    await expect(page.getByRole('region', { name: words('one.documents') })).toContainText(words('one.noDocuments'));
    const messages = page.getByRole('region', { name: words('one.messages') });
    await expect(messages).toHaveCount(0);
    const { id: conversationId } = await api.call<{ id: string }>(
      'POST',
      '/base/conversations/create',
      { professionalId: professional.user.id },
      client.token,
    );
    const message = { id: randomUUID(), conversationId, body: 'Voici le bail signé.' };
    await api.call('POST', '/base/messages/create', message, client.token);
    await expect(messages).toContainText(message.body);
    await messages.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/pro/message\\?c=${conversationId}`, 'u'));
  });

  test(`notes of an appointment save themselves, also after a failure, and its client’s other one is beside it (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const ofPage = (key: string) => translate(language, 'remote-pro/appointment', key);
    const { signed: professional } = await api.newBookableProfessional();
    const slots = await freeTimes(api, professional);
    const [slot, later] = [slots[0], slots[4]];
    if (!slot || !later) throw new Error('The diary is full.');
    const { client, appointment: first } = await acceptedAppointment(api, professional, slot);
    const second = await api.book(client.token, professional.user.id, { ...later, callTypes: ['video'] });
    const page = await openAs(professional);
    await page.goto(at(language, `/pro/rendez-vous/${first.id}`));
    const field = page.getByRole('textbox', { name: notes('label') });
    const written = `Apporter le bail ${rareName()}`;
    await page.route('**/base/appointments/update/*', (route) => route.fulfill({ status: 503 }));
    await field.fill(written);
    await expect(page.getByText(notes('failed'))).toBeVisible();
    await page.unroute('**/base/appointments/update/*');
    await page.getByRole('button', { name: notes('retry') }).click();
    await expect(page.getByText(notes('saved'))).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(written);

    const beside = page.getByRole('region', { name: ofPage('others.heading') });
    await beside.locator(`a[href$="/pro/rendez-vous/${second.id}"]`).click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, `/pro/rendez-vous/${second.id}`));
    await expect(beside.locator(`a[href$="/pro/rendez-vous/${first.id}"]`)).toBeVisible();
    await expect(field, 'each has its own').toHaveValue('');
    await beside.getByRole('link', { name: ofPage('others.client') }).click();
    await expect(page.getByText(written), 'the client’s page has it').toBeVisible();
  });
}
