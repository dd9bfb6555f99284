import type { Page } from '@playwright/test';
import { CLIENT } from '../support/accounts.ts';
import { beginIn } from '../support/begin-in.ts';
import { arrived, expectMore, keepConnections } from '../support/connections.ts';
import { messagesOn } from '../support/conversation.ts';
import { expectReflows } from '../support/expect-fits.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expectVariants } from '../support/expect-variants.ts';
import { newMeeting, withFakeDevices, type Meeting } from '../support/open-room.ts';
import { pick } from '../support/pick.ts';
import { runSql } from '../support/run-sql.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { visit } from '../support/visit.ts';

test.use({ launchOptions: withFakeDevices });

/** The API refuses on purpose: the browser says so itself. */
const REFUSED = /Failed to load resource: the server responded with a status of (?:404|409)/u;

/** Runs before the page: the browser of this test grants everything, its person refuses. */
const refuseDevices = () => {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
};

/** Runs before the page: there is a microphone alone. */
const takeCameraAway = () => {
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = (constraints) =>
    constraints?.video ? Promise.reject(new DOMException('', 'NotFoundError')) : ask(constraints);
};

/** Runs before the page: nobody chooses a screen where there is none; a drawing stands for it. */
const drawScreen = () => {
  navigator.mediaDevices.getDisplayMedia = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
    const pen = canvas.getContext('2d');
    let hue = 0;
    setInterval(() => {
      if (!pen) return;
      pen.fillStyle = `hsl(${(hue += 20)} 80% 50%)`;
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }, 100);
    return Promise.resolve(canvas.captureStream(10));
  };
};

for (const language of flowLanguages('fr')) {
  const room = (key: string, values: Readonly<Record<string, string>> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, value),
      translate(language, 'remote-public/meeting', `room.${key}`),
    );
  const door = (key: string) => translate(language, 'remote-public/meeting', key);
  const address = ({ id }: Pick<Meeting, 'id'>) => at(language, `/alt-zoom?appointment=${id}`);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const join = async (page: Page) => {
    await button(page, door('check.join')).click();
    await expect(button(page, room('leave'))).toBeVisible();
  };
  const remote = (page: Page) => page.locator('[data-room=in] video[data-shown]');
  /** Picture and sound go on arriving. */
  const expectArriving = async (page: Page) => {
    await expect(remote(page)).toBeVisible();
    await expectMore(page, 'frames');
    await expectMore(page, 'energy');
  };
  /** The tab that has come anew first: what has arrived at the other counts from zero then. */
  const expectAnew = async (...pages: readonly Page[]) => {
    for (const page of pages) await expectArriving(page);
  };
  /** It stands still from one second to the next. */
  const expectStanding = (page: Page, what: 'frames' | 'energy') =>
    expect
      .poll(async () => {
        const before = await arrived(page);
        await page.waitForTimeout(1_500);
        return (await arrived(page))[what] - before[what];
      })
      .toBeLessThan(what === 'frames' ? 1 : 1e-6);

  test(`two people see and hear each other, write, come back after a reload and take over a tab (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(REFUSED);
    const meeting = await newMeeting(api, 120, 'Salle');
    const [home, office] = await Promise.all([openAs(meeting.client), openAs(meeting.lawyer)]);
    for (const page of [home, office]) await page.addInitScript(keepConnections);
    await visit(home, address(meeting));
    await expect(home.getByText(door('check.absent').replace('{{name}} ', ''))).toBeVisible();
    const preview = home.locator('[data-room=door] video');
    await expect
      .poll(() => preview.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames))
      .toBeGreaterThan(2);
    await expect
      .poll(() => home.locator('meter').evaluate((meter: HTMLMeterElement) => meter.value))
      .toBeGreaterThan(0.2);
    await join(home);
    await expect(home.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(
      home.getByRole('heading', { level: 2, name: room('waitTitle').replace('{{name}} ', '') }),
    ).toBeVisible();

    await visit(office, address(meeting));
    await expect(office.getByText(door('check.here').replace('{{name}} ', ''))).toBeVisible();
    await join(office);
    await Promise.all([home, office].map(expectArriving));

    // What is turned off really stops.
    await button(home, room('mute')).click();
    await expect(office.getByText(room('muted'), { exact: true })).toBeVisible();
    await expectStanding(office, 'energy');
    await button(home, room('hideCamera')).click();
    await expect(office.getByText(room('cameraOff'), { exact: true })).toBeVisible();
    await expectStanding(office, 'frames');
    await button(home, room('unmute')).click();
    await button(home, room('showCamera')).click();
    await expectArriving(office);

    // By the keyboard: the panel takes the focus, and gives it back.
    await button(office, room('chat')).press('Enter');
    await expect(office.getByRole('heading', { name: room('chat'), exact: true })).toBeFocused();
    await messagesOn(office, language).write('Avez-vous le contrat ?');
    await button(home, room('chatNew_one').replace('{{count}}', '1')).click();
    await expect(messagesOn(home, language).bubble('Avez-vous le contrat ?')).toBeVisible();
    await messagesOn(home, language).file.setInputFiles({
      name: 'contrat.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    });
    await messagesOn(home, language).write('Le voici');
    await expect(messagesOn(office, language).bubble('contrat.pdf')).toBeVisible();
    await office.keyboard.press('Escape');
    await expect(button(office, room('chat'))).toBeFocused();

    await home.reload();
    await expectHydrated(home);
    await expectAnew(home, office);

    const second = await home.context().newPage();
    await second.addInitScript(keepConnections);
    await visit(second, address(meeting));
    await expect(second.getByText(door('check.elsewhere'))).toBeVisible();
    await join(second);
    await expect(home.getByRole('heading', { level: 1, name: door('replaced.title') })).toBeVisible();
    await expectAnew(second, office);
    await button(home, door('replaced.back')).click();
    await expect(second.getByRole('heading', { level: 1, name: door('replaced.title') })).toBeVisible();
    await expectAnew(home, office);
    await second.close();

    const stranger = await openAs(CLIENT);
    await stranger.goto(address(meeting));
    await expect(stranger.getByRole('heading', { level: 1, name: door('notYours.title') })).toBeVisible();

    await button(home, room('leave')).click();
    await expect(home.getByRole('heading', { level: 2, name: door('after.left') })).toBeVisible();
    await expect(
      office.getByRole('heading', { level: 2, name: room('backSoon').replace('{{name}} ', '') }),
    ).toBeVisible();
  });

  test(`without a camera one is heard, shares a screen, and is back after the network was away (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(REFUSED, /Failed to load resource|net::ERR|OFFLINE/u);
    const meeting = await newMeeting(api, 120, 'Partage');
    const [home, office] = await Promise.all([openAs(meeting.client), openAs(meeting.lawyer)]);
    for (const page of [home, office]) await page.addInitScript(keepConnections);
    await office.addInitScript(takeCameraAway);
    await office.addInitScript(drawScreen);
    await visit(home, address(meeting));
    await join(home);
    await visit(office, address(meeting));
    await expect(office.getByText(door('help.camera.missing'))).toBeVisible();
    await button(office, door('check.joinSound')).click();
    await expectArriving(office);
    await expectMore(home, 'energy');
    await expect(home.getByText(room('cameraOff'), { exact: true })).toBeVisible();

    // What does not open says why.
    await button(office, room('showCamera')).click();
    const help = office.getByRole('region', { name: room('devices'), exact: true });
    await expect(help.getByText(door('help.camera.missing'))).toBeVisible();
    await office.keyboard.press('Escape');
    await expect(button(office, room('showCamera'))).toBeFocused();

    await button(office, room('share')).click();
    await expect(home.getByText(room('sharing'), { exact: true })).toBeVisible();
    await expectArriving(home);
    await button(office, room('stopShare')).click();
    await expect(home.getByText(room('cameraOff'), { exact: true })).toBeVisible();
    await expectStanding(home, 'frames');

    await office.context().setOffline(true);
    await expect(office.getByText(room('line.offline'))).toBeVisible();
    await expect(button(office, room('leave')), 'below what the site says').toBeInViewport({ ratio: 1 });
    await office.context().setOffline(false);
    await expect(office.getByText(room('line.offline'))).toHaveCount(0);
    await expectArriving(office);
    await expectMore(home, 'energy');
  });

  test(`a call is met by sound alone, with the phone beside, and its page says where one is (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(REFUSED);
    const meeting = await newMeeting(api, 120, 'Appel');
    await runSql([`update appointments set call_type = 'call' where id = $1`, [meeting.id]]);
    const [home, office] = await Promise.all([openAs(meeting.client), openAs(meeting.lawyer)]);
    for (const page of [home, office]) {
      await page.addInitScript(keepConnections);
      await visit(page, address(meeting));
    }
    await expect(office.getByText(room('byPhone')).getByRole('link')).toHaveAttribute('href', /^tel:\+/u);
    for (const page of [home, office]) await join(page);
    for (const page of [home, office]) {
      await expectMore(page, 'energy');
      await expect(
        page
          .locator('[data-room=in]')
          .getByRole('paragraph')
          .filter({ hasText: room('news.connected') }),
        'in the place of the picture, beside what is said to screen readers alone',
      ).toBeVisible();
      await expect(button(page, room('showCamera'))).toHaveCount(0);
    }
    const phone = office.locator('[data-room=in]').getByText(room('byPhone')).getByRole('link');
    await expect(phone).toHaveAttribute('href', /^tel:\+/u);
    const other = await home.context().newPage();
    await visit(other, at(language, `/user/rendez-vous/${meeting.id}`));
    await expect(other.getByText(translate(language, 'shared-ui/appointments', 'meet.self'))).toBeVisible();

    // Nothing that the client's page tells the API arrives; the client is heard.
    const isBeat = (url: URL) => url.pathname === '/rtc/heartbeat';
    await home.route(isBeat, () => undefined);
    await runSql([
      `update meeting_visits set seen_at = seen_at - interval '1 minute' where user_id = $1`,
      [meeting.client.user.id],
    ]);
    await office.waitForResponse(async (response) => {
      if (!isBeat(new URL(response.url())) || response.request().method() !== 'POST') return false;
      const { data } = (await response.json()) as { data: { other: { isPresent: boolean } } };
      return !data.other.isPresent;
    });
    const gone = office.getByRole('heading', { level: 2, name: room('backSoon').replace('{{name}} ', '') });
    await expectMore(office, 'energy');
    await expect(gone).toHaveCount(0);
    await home.unrouteAll({ behavior: 'ignoreErrors' });
    await button(home, room('leave')).click();
    await expect(other.getByText(translate(language, 'shared-ui/appointments', 'meet.self'))).toHaveCount(0);
    await expect(gone).toBeVisible();
  });

  test(`a room opens by itself in its time, after sign-in, and without a camera or a microphone (${language})`, async ({
    api,
    openBrowser,
    quiet,
  }) => {
    quiet.allow(REFUSED);
    const meeting = await newMeeting(api, 3_600, 'Attente');
    const page = await (await openBrowser()).newPage();
    await page.addInitScript(refuseDevices);
    await page.goto(address(meeting));
    await expect(page).toHaveURL(/\/login-user\?next=/u);
    const email = meeting.client.user.email;
    await signIn(page, { email, password: 'Essai-2026!' });
    await expect(page).toHaveURL(address(meeting));
    await expect(page.getByText(door('early.text'))).toBeVisible();
    await beginIn(meeting, 15 * 60 + 15, 20);
    await page.reload();
    await expectHydrated(page);
    await expect(page.getByText(door('help.microphone.denied'))).toBeVisible();
    await expect(page.getByText(door('help.denied'))).toBeVisible();
    await button(page, door('check.joinSilent')).click();
    await expect(button(page, room('unmute'))).toBeVisible();

    // As long as its consultation: the same can be booked again.
    await beginIn(meeting, -7_200, 1_800);
    await page.reload();
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 2, name: door('after.title') })).toBeVisible();
    await pick(page.getByRole('radio', { name: door('after.technical_failure') }));
    await button(page, door('after.confirm')).click();
    await expect(page.getByText(door('after.settlesAt').split(',')[0] ?? '')).toBeVisible();
    await expect(page.getByRole('link', { name: door('after.rebook') })).toHaveAttribute(
      'href',
      /\/lawyers\/booking\//u,
    );
    const again = page.getByRole('region', { name: door('after.again') });
    await again.getByRole('button').first().click();
    await expect(page.getByText(door('after.booked.client').split('{{')[0] ?? '')).toBeVisible();
  });

  test(`both say that it took place, which leads to the notes and to the review (${language})`, async ({
    api,
    openAs,
  }) => {
    const meeting = await newMeeting(api, -600, 'Suite');
    const [home, office] = await Promise.all([openAs(meeting.client), openAs(meeting.lawyer)]);
    const say = async (page: Page) => {
      await visit(page, `${address(meeting)}&ask=outcome`);
      await pick(page.getByRole('radio', { name: door('after.took_place') }));
      await button(page, door('after.confirm')).click();
    };
    await say(home);
    await expect(home.getByText(door('after.reviewLater'))).toBeVisible();
    await say(office);
    await office.getByRole('link', { name: door('after.notes') }).click();
    const notes = translate(language, 'remote-pro/appointment', 'notes');
    await expect(office.getByRole('heading', { level: 2, name: notes })).toBeInViewport();
    await home.getByRole('link', { name: door('after.review') }).click();
    const review = translate(language, 'remote-user/reviews', 'card.title');
    await expect(home.getByRole('heading', { level: 2, name: review })).toBeInViewport();
    const write = translate(language, 'remote-user/reviews', 'toWrite.write');
    await expect(button(home, write)).toBeVisible();
  });

  test(`who waits in the room rings once on any page of the other’s area, whose dashboard leads in (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(REFUSED);
    const meeting = await newMeeting(api, 600, 'Sonnerie');
    const frame = (key: string) => translate(language, 'remote-pro/frame', key);
    const [home, office] = await Promise.all([openAs(meeting.client), openAs(meeting.lawyer)]);
    await visit(office, at(language, '/pro/profile'));
    await visit(home, address(meeting));
    await join(home);
    const close = button(office, frame('ring.close'));
    const ring = office.getByRole('status').filter({ has: close });
    await expect(ring).toContainText('Sonnerie');
    await expectVariants(home, 'meeting-room', language);
    await expectReflows(home, `meeting-room (${language})`);
    await expectVariants(office, 'ring', language);
    await office.setViewportSize({ width: 1280, height: 500 });
    await office.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const links = office.getByRole('navigation', { name: frame('navigation'), exact: true });
    const [rung, rail] = await Promise.all([ring.boundingBox(), links.boundingBox()]);
    expect(rung?.y).toBe(0);
    expect(rung?.x, 'it covers nothing of the rail').toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? NaN));
    await close.press('Enter');
    await expect(ring).toHaveCount(0);
    await expect(office.getByRole('main')).toBeFocused();

    await office.setViewportSize({ width: 1280, height: 800 });
    await visit(office, at(language, `/pro/rendez-vous/${meeting.id}`));
    const here = translate(language, 'shared-ui/appointments', 'meet.here').replace('{{name}}', '').trim();
    await expect(office.getByText(here)).toBeVisible();
    await expect(ring).toHaveCount(0);
    await visit(office, at(language, '/pro/tableau-de-bord'));
    await expect(office.getByText(translate(language, 'remote-pro/dashboard', 'agenda.here'))).toBeVisible();
    await button(home, room('leave')).click();
    await expect(office.getByText(translate(language, 'remote-pro/dashboard', 'agenda.here'))).toHaveCount(0);
    const enter = translate(language, 'remote-pro/dashboard', 'agenda.join');
    await office.getByRole('link', { name: new RegExp(`^${enter} .*Sonnerie$`, 'u') }).click();
    await expect(office.getByText(door('check.absent').replace('{{name}} ', ''))).toBeVisible();
  });
}
