import { acceptedAppointment, freeTimes } from '../support/diary.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

const paper = { name: 'bail.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

for (const language of flowLanguages('fr'))
  test(`a professional asks for documents by name; the client finds, sends and lacks them, and both see it live (${language})`, async ({
    api,
    openAs,
  }) => {
    const office = (key: string) => translate(language, 'remote-pro/appointment', `documents.${key}`);
    const frame = (key: string) => translate(language, 'remote-user/frame', key);
    const words = (key: string) => translate(language, 'remote-user/documents', `asked.${key}`);
    const { signed: professional } = await api.newBookableProfessional();
    const [slot] = await freeTimes(api, professional);
    if (!slot) throw new Error('The diary is full.');
    const { client, appointment } = await acceptedAppointment(api, professional, slot);

    const dashboard = await openAs(client);
    await dashboard.goto(at(language, '/user/tableau-de-bord'));
    await expect(dashboard.getByRole('heading', { level: 2 }).first()).toBeVisible();

    const desk = await openAs(professional);
    await desk.goto(at(language, `/pro/rendez-vous/${appointment.id}`));
    const card = desk.getByRole('region', { name: office('heading') });
    await card.getByRole('button', { name: office('ask') }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: office('names') }).fill('Bail\nActe de naissance\nPlan');
    await expectNoAxeViolations(desk, 'documents that are asked for');
    await dialog.getByRole('button', { name: office('submit'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(office('missing'))).toHaveCount(3);

    // The dashboard that was open has them, and leads to where they are sent.
    const wanted = dashboard.getByRole('list', {
      name: translate(language, 'remote-user/dashboard', 'mine.documents'),
    });
    await expect(wanted).toContainText('Bail, Acte de naissance, Plan');
    // They are one thing to do.
    const waiting = (count: number) => dashboard.getByText(frame('pendingCount').replace('{{count}}', String(count)));
    await expect(waiting(1).first()).toBeAttached();
    // So has the page of what waits, which "see all" leads to.
    await dashboard
      .getByRole('link', { name: translate(language, 'remote-user/dashboard', 'mine.all') })
      .first()
      .click();
    await expect(dashboard).toHaveURL((url) => url.pathname === at(language, '/user/en-attente'));
    await expect(wanted).toContainText('Bail, Acte de naissance, Plan');
    await expectNoAxeViolations(dashboard, 'documents among what waits');
    await wanted.getByRole('link').click();
    const asked = dashboard.getByRole('list', { name: words('title') });
    await expect(asked.getByText(words('missing'))).toHaveCount(3);
    await expectNoAxeViolations(dashboard, 'documents to send');

    const lease = asked.getByRole('listitem').filter({ hasText: 'Bail' }).first();
    await lease.locator('input[type=file]').setInputFiles(paper);
    await expect(lease.getByText(words('sent'))).toBeVisible();
    await asked.getByRole('button', { name: words('lackOf').replace('{{name}}', 'Acte de naissance') }).click();
    await expect(asked.getByText(words('lacking'))).toBeVisible();

    await expect(card.getByText(office('came'))).toBeVisible();
    await expect(card.getByRole('button', { name: 'bail.pdf' })).toBeVisible();
    await expect(card.getByText(office('lacking'))).toBeVisible();
    await card.getByRole('button', { name: office('withdrawOf').replace('{{name}}', 'Plan') }).click();
    await expect(card.getByText('Plan', { exact: true })).toHaveCount(0);
    await expect(asked.getByText('Plan', { exact: true })).toHaveCount(0);
    await expect(waiting(1)).toHaveCount(0);

    const timeline = (key: string) => translate(language, 'shared-ui/appointments', `timeline.${key}`);
    const history = desk.getByRole('list', { name: timeline('heading') });
    await expect(history).toContainText(timeline('ask_documents'));
    await expect(history, 'which outlives the names').not.toContainText('Bail');
    const read = dashboard.waitForResponse(/\/asked_documents\/find-by$/u);
    await dashboard.goto(at(language, '/user/tableau-de-bord'));
    await read;
    const next = translate(language, 'remote-user/dashboard', 'next.label');
    await expect(dashboard.getByRole('region', { name: next })).toBeVisible();
    await expect(wanted).toHaveCount(0);
  });
