import type { Page } from '@playwright/test';
import { CLIENT } from '../support/accounts.ts';
import { beginIn } from '../support/begin-in.ts';
import { holdIn, newMeeting, withFakeDevices, type Meeting } from '../support/open-room.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { visit } from '../support/visit.ts';

test.use({ launchOptions: withFakeDevices });

/** The API refuses on purpose: the browser says so itself. */
const REFUSED = /Failed to load resource: the server responded with a status of (?:404|409)/u;
const jitsi = () => {
  const url = process.env.E2E_JITSI_URL;
  if (!url) throw new Error('E2E_JITSI_URL is missing: the JITSI_URL of the API under test.');
  return url;
};

for (const language of flowLanguages('en')) {
  const say = (key: string, name = '') =>
    translate(language, 'remote-public/meeting', key).replace('{{name}}', name).trim();
  const address = (page: string, { id }: Meeting) => at(language, `${page}?appointment=${id}`);

  test(`two people meet in the room of a Jitsi server, with a token that nobody else has (${language})`, async ({
    api,
    openAs,
    quiet,
    request,
  }) => {
    quiet.allow(REFUSED, new RegExp(`^stranger: ${jitsi()}/`, 'u'));
    const meeting = await newMeeting(api, -30, 'Jitsi');
    await holdIn(meeting, 'jitsi');
    const [home, office] = await Promise.all([openAs(meeting.client), openAs(meeting.lawyer)]);
    const frameOf = (page: Page) => page.frameLocator('iframe');
    const enter = (page: Page) => frameOf(page).getByRole('button', { name: 'Enter' }).click();
    const others = (page: Page) => frameOf(page).getByRole('status');

    const answer = await home.goto(address('/jitsi', meeting));
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(` ${jitsi()}/external_api.js`);
    expect(policy).toContain(`frame-src 'self' ${jitsi()};`);
    await expect(home.getByText(say('check.absent'))).toBeVisible();
    await enter(home);
    await expect(others(home)).toHaveText('0');
    await visit(office, address('/jitsi', meeting));
    await expect(office.getByText(say('check.here'))).toBeVisible();
    await enter(office);
    await expect(others(office)).toHaveText('1');
    await expect(others(home)).toHaveText('1');

    // The same room without the token, and the page for somebody else.
    const shown = await home.locator('iframe').getAttribute('src');
    expect((await request.get(String(shown).replace(/\?.*/su, ''))).status()).toBe(403);
    const stranger = await openAs(CLIENT);
    await stranger.goto(address('/jitsi', meeting));
    await expect(stranger.getByRole('heading', { level: 1, name: say('notYours.title') })).toBeVisible();

    await frameOf(home).getByRole('button', { name: 'Hang up' }).click();
    await expect(home.locator('iframe')).toHaveCount(0);
    await expect(home.getByRole('radio', { name: say('after.took_place') })).toBeVisible();
    await expect(office.getByText(say('check.absent'))).toBeVisible();
    await expect(others(office)).toHaveText('0');

    // Who goes into our own room instead is seen there, and followed in one tap.
    await visit(home, address('/alt-zoom', meeting));
    await home.getByRole('button', { name: say('check.join'), exact: true }).click();
    await expect(home.getByRole('heading', { level: 2, name: say('room.onJitsi') })).toBeVisible();
    await expect(office.getByText(say('outside.waitsHere'))).toBeVisible();
    await office.getByRole('link', { name: say('outside.joinHere') }).click();
    await office.getByRole('button', { name: say('check.join'), exact: true }).click();
    await expect(home.locator('[data-room=in] video[data-shown]')).toBeVisible();
  });

  test(`Zoom opens by the professional's link in its time, after sign-in; what is not configured is our own room (${language})`, async ({
    api,
    openBrowser,
    quiet,
  }) => {
    quiet.allow(REFUSED, /^stranger: https:\/\/us02web\.zoom\.us\//u);
    const meeting = await newMeeting(api, 3_600, 'Zoom');
    await holdIn(meeting, 'zoom', 'https://us02web.zoom.us/j/81234567890?pwd=a');
    const context = await openBrowser();
    await context.route('https://us02web.zoom.us/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Zoom</title><h1>Zoom</h1>' }),
    );
    const page = await context.newPage();
    await page.goto(address('/zoom', meeting));
    await expect(page).toHaveURL(/\/login-user\?next=/u);
    await signIn(page, { email: meeting.client.user.email, password: 'Essai-2026!' });
    await expect(page).toHaveURL(address('/zoom', meeting));
    await expect(page.getByText(say('early.text'))).toBeVisible();
    await beginIn(meeting, 600);
    await visit(page, address('/zoom', meeting));
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: say('outside.zoomOpen') }).click();
    await expect((await opened).getByRole('heading', { name: 'Zoom' })).toBeVisible();
    await (await opened).close();

    await holdIn(meeting, 'built_in');
    for (const path of ['/zoom', '/jitsi']) {
      await page.goto(address(path, meeting));
      await expect(page).toHaveURL(address('/alt-zoom', meeting));
      await expect(page.getByRole('button', { name: say('check.join'), exact: true })).toBeVisible();
    }
  });
}
