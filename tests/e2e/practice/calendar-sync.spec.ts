import { createServer } from 'node:http';
import { expect, test } from '../support/test.ts';
import { dateOf } from '../support/diary.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

const DAY = 86_400_000;
const compact = (date: string) => date.replaceAll('-', '');

for (const language of flowLanguages('fr')) {
  const say = (key: string) => translate(language, 'remote-pro/calendars', key);
  const sayOf = (key: string, name: string) => say(key).replace('{{name}}', name);

  test(`${language}: what is busy in a calendar added by its address is not offered; when that fails, it says why`, async ({
    api,
    openAs,
    quiet,
  }, { parallelIndex }) => {
    quiet.allow(/status of 422/u);
    let isUp = true;
    const [from, to] = [dateOf(Date.now()), dateOf(Date.now() + 60 * DAY)].map(compact);
    const text = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Tribunal', 'BEGIN:VEVENT', 'UID:1'],
      ...[`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, 'SUMMARY:secret', 'END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n');
    const server = createServer((_, response) => (isUp ? response.end(text) : response.writeHead(503).end()));
    const own = process.env.E2E_CALENDAR_HOSTS?.split(',')[parallelIndex];
    const { host, hostname, port } = new URL(`http://${own}`);
    server.listen(Number(port), hostname);
    try {
      const { signed: professional } = await api.newProfessional();
      const callTypes = ['video', 'call', 'in_person'];
      const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        startTime: '09:00',
        endTime: '18:00',
        callTypes,
      }));
      await api.call('POST', '/base/availability_rules/create-many', week, professional.token);
      const page = await openAs(professional);
      await page.goto(at(language, '/pro/disponibilite'));
      const preview = page.getByRole('region', {
        name: translate(language, 'remote-pro/availability', 'preview.title'),
      });
      await expect(preview.getByText('09:30')).not.toHaveCount(0);

      await page.getByRole('button', { name: say('addCalendar') }).click();
      const dialog = page.getByRole('dialog');
      const address = dialog.getByLabel(say('form.address'));
      const submit = dialog.getByRole('button', { name: say('form.submit'), exact: true });
      await address.fill('https://192.168.0.1/a.ics');
      await submit.click();
      await expect(address).toHaveAccessibleDescription(new RegExp(say('failure.not_allowed'), 'u'));
      await address.fill(`http://${host}/private.ics`);
      await submit.click();
      await expect(dialog).toBeHidden();
      await expect(preview.getByText('09:30')).toHaveCount(0);
      const busy = translate(language, 'remote-pro/closed-days', 'busy').replace('{{name}}', 'Tribunal');
      await expect(page.locator('.fc-event', { hasText: busy }).first()).toBeVisible();
      await expect(page.getByText('secret')).toHaveCount(0);

      isUp = false;
      await page.getByRole('button', { name: sayOf('refresh', 'Tribunal') }).click();
      const row = page.getByRole('region', { name: say('title') }).getByRole('listitem');
      await expect(row).toContainText(say('failure.unreachable'));
      await expect(row).toContainText(say('kept'));
      await expect(preview.getByText('09:30')).toHaveCount(0);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test(`${language}: the subscription address is renewed, also once that failed, and the one before no longer answers`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const { signed } = await api.newProfessional();
    const page = await openAs(signed);
    await page.goto(at(language, '/pro/disponibilite'));
    const card = page.getByRole('region', { name: say('feed.title') });
    const field = card.getByLabel(say('feed.address'), { exact: true });
    const dialog = page.getByRole('alertdialog');
    await card.getByRole('button', { name: say('feed.create') }).click();
    await expect(field).toHaveValue(/^http/u);
    const first = await field.inputValue();
    const answers = await fetch(first);
    expect(answers.headers.get('content-type')).toContain('text/calendar');
    expect(await answers.text()).toMatch(/^BEGIN:VCALENDAR/u);

    await page.route('**/calendars/feed', (route) => route.fulfill({ status: 503 }));
    await card.getByRole('button', { name: say('feed.renew') }).click();
    await dialog.getByRole('button', { name: say('feed.renew') }).click();
    await expect(page.getByText(translate(language, 'shell', 'errors.UNAVAILABLE')).first()).toBeVisible();
    await expect(field).toHaveValue(first);
    await page.unroute('**/calendars/feed');
    await dialog.getByRole('button', { name: say('feed.renew') }).click();
    await expect(dialog).toBeHidden();
    await expect(field).not.toHaveValue(first);
    const second = await field.inputValue();
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(second)).status).toBe(200);

    await card.getByRole('button', { name: say('feed.stop') }).click();
    await dialog.getByRole('button', { name: say('feed.stop') }).click();
    await expect(card.getByRole('button', { name: say('feed.create') })).toBeVisible();
    expect((await fetch(second)).status).toBe(404);
  });
}
