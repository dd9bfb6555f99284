import type { Page } from '@playwright/test';
import { clientUser, professionalUser } from 'shared-contracts/testing/session-users';
import { word } from '../e2e/support/words.ts';
import { faults, type Fault } from './support/fault-server.ts';
import { expect, test } from './support/fault-site.ts';
import { promisedTimes } from './support/promised-times.ts';

/** Each test has its own page and breaks only what that asks for. */
test.describe.configure({ mode: 'parallel' });

type FileStep = Exclude<keyof typeof promisedTimes, 'render'>;

/** Files of a step, of a page that the browser draws. */
const files: Readonly<Record<FileStep, RegExp>> = {
  manifest: /\/remote-public\/.*manifest\.json$/u,
  entry: /\/remote-public\/.*remote-entry\.\w+\.js$/u,
  exposed: /\/remote-public\/.*\/remote\.\w+\.js$/u,
  chunk: /\/page-sign-in-client\.\w+\.js$/u,
  style: /\/page-sign-in-client\.\w+\.css$/u,
  strings: /\/remote-public\/[^/]+\/\d+\.\w+\.js$/u,
};
const steps = Object.keys(files) as FileStep[];

const reasons: Readonly<Record<Fault, string>> = {
  refuse: 'unreachable',
  hang: 'late',
  'not found, as HTML': 'refused',
  'not found, as JSON': 'refused',
  'the page of a single-page app': 'malformed',
  truncated: 'unreachable',
  'tampered with': 'tampered',
};
/** A description that is cut off or changed is no JSON; nothing of it runs. */
const reasonOf = (step: FileStep, fault: Fault): string =>
  step === 'manifest' && (fault === 'truncated' || fault === 'tampered with') ? 'malformed' : reasons[fault];

/** Everything to description, entry and sheet; the other scripts are fetched by the same hand as the entry, so that one of each kind is enough. */
const faultsOf = (step: FileStep): readonly Fault[] =>
  ['manifest', 'entry', 'style'].includes(step) ? faults : ['refuse', 'hang', 'tampered with'];

const card = (page: Page, remote: string) => page.getByRole('alert').filter({ hasText: remote }).first();
const retry = (page: Page) =>
  page.getByRole('button', { name: word('en', 'shell', 'remoteFailure.failed.retry') }).first();
const home = (page: Page) => page.getByRole('link', { name: word('en', 'shell', 'remoteFailure.home') }).first();
const cause = (step: FileStep, reason: string) =>
  word('en', 'shell', 'remoteFailure.cause')
    .replace('{{step}}', word('en', 'shell', `remoteFailure.steps.${step}`))
    .replace('{{reason}}', word('en', 'shell', `remoteFailure.reasons.${reason}`));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Lets the time of the page pass, a second at a go, until something shows. */
async function passUntil(page: Page, shows: () => Promise<void>, step = 1_000): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await shows();
  }).toPass({ intervals: [20], timeout: 15_000 });
}

for (const step of steps)
  test.describe(step, () => {
    if (step === 'manifest') test.use({ site: async ({ withoutManifests }, use) => use(withoutManifests) });

    for (const fault of faultsOf(step))
      test(`${fault}: a card that says so, and a retry brings the page`, async ({ page, bucket }) => {
        bucket.break(files[step], fault);
        await page.clock.install();
        await page.goto('/en/login-user', { waitUntil: 'commit' });
        await expect.poll(() => bucket.asked().some((path) => files[step].test(path))).toBe(true);
        if (fault === 'hang') {
          await page.clock.runFor(promisedTimes[step] - 3_000);
          await expect(card(page, 'remote-public')).toHaveCount(0);
        }
        await passUntil(page, () => expect(card(page, 'remote-public')).toBeVisible({ timeout: 150 }));
        await expect(card(page, 'remote-public')).toContainText(cause(step, reasonOf(step, fault)));
        await expect(home(page)).toBeVisible();
        await expect(page.getByRole('textbox')).toHaveCount(0);
        bucket.mend();
        await retry(page).click();
        await passUntil(page, () => expect(heading(page)).toBeVisible({ timeout: 150 }));
        await expect(card(page, 'remote-public')).toHaveCount(0);
      });

    test('503 twice and then fine is no card', async ({ page, bucket }) => {
      bucket.break(files[step], { unavailable: 2 });
      await page.goto('/en/login-user', { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await expect(card(page, 'remote-public')).toHaveCount(0);
    });
  });

/** What stands for all in the two areas: their pages that need no data. */
const areas = [
  { remote: 'remote-user', path: '/en/user/avis', user: clientUser },
  { remote: 'remote-pro', path: '/en/pro/avis', user: professionalUser },
] as const;

for (const { remote, path, user } of areas)
  for (const [step, fault] of [
    ['entry', 'refuse'],
    ['chunk', 'hang'],
    ['strings', 'tampered with'],
  ] as const)
    test(`${remote}, ${step}, ${fault}: a card in its place, and a retry brings the page`, async ({
      page,
      bucket,
      signIn,
    }) => {
      const file = {
        entry: /remote-entry\.\w+\.js$/u,
        chunk: /\/page-not-open\.\w+\.js$/u,
        strings: /\/(?:\d+|words-en)\.\w+\.js$/u,
      }[step];
      await signIn(page, user);
      bucket.break(file, fault);
      await page.clock.install();
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => bucket.asked().some((asked) => file.test(asked))).toBe(true);
      await passUntil(page, () => expect(card(page, remote)).toBeVisible({ timeout: 150 }));
      await expect(card(page, remote)).toContainText(cause(step, reasonOf(step, fault)));
      // Where the layout is away as well, the shell's own frame leads to the other language.
      if (step !== 'chunk')
        await expect(
          page.getByRole('link', { name: word('en', 'shell', 'frame.otherLanguage') }).first(),
        ).toBeVisible();
      bucket.mend();
      await retry(page).click();
      await passUntil(page, () => expect(heading(page)).toBeVisible({ timeout: 150 }));
      await expect(card(page, remote)).toHaveCount(0);
    });

test('what fails at once is asked for three times, with pauses, and once more for the cause', async ({
  page,
  bucket,
}) => {
  bucket.break(files.entry, 'refuse');
  const asked = () => bucket.asked().filter((path) => files.entry.test(path)).length;
  await page.goto('/en/login-user', { waitUntil: 'commit' });
  await expect.poll(asked).toBeGreaterThan(0);
  const begun = Date.now();
  await expect(card(page, 'remote-public')).toBeVisible();
  // The shortest pauses, less what may pass until the first request is noticed here.
  expect(Date.now() - begun).toBeGreaterThan(1_200);
  expect(asked()).toBeGreaterThanOrEqual(4);
});

test('a style sheet that is slow is waited for', async ({ page, bucket }) => {
  bucket.break(files.style, { pause: 2_500 });
  await page.goto('/en/login-user', { waitUntil: 'commit' });
  await page.waitForTimeout(1_500);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  const box = await page.getByRole('textbox').first().boundingBox();
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
});

test('offline and back: the card goes by itself', async ({ page, context }) => {
  await page.goto('/en/login-user');
  await expect(heading(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: word('en', 'remote-public/frame', 'links.terms') }).click();
  await expect(card(page, 'remote-public')).toContainText(word('en', 'shell', 'remoteFailure.reasons.unreachable'));
  await context.setOffline(false);
  await expect(card(page, 'remote-public')).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/CGU$/u);
  await expect(heading(page)).toBeVisible();
});

for (const { what, from, to, late } of [
  { what: 'another page', from: '/en/login-user', to: '/en/CGU', late: '/page-not-yet-open.' },
  { what: 'another remote', from: '/en/CGU', to: '/en/user/tableau-de-bord', late: '/remote-user/' },
])
  test(`who leaves in the middle of a load of ${what} leaves nothing behind, and finds it when they come back`, async ({
    page,
    bucket,
    signIn,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    if (what === 'another remote') await signIn(page, clientUser);
    await page.clock.install();
    await page.goto(from);
    await expect(heading(page)).toBeVisible();
    const title = (await heading(page).textContent()) ?? '';
    const elements = page.locator(`script[src*="${late}"], link[rel=stylesheet][href*="${late}"]`);
    bucket.break(new RegExp(late.replace('.', '\\.'), 'u'), 'hang');
    const link = page.locator(`a[href="${to}"]`).first();
    await link.dispatchEvent('click');
    await expect.poll(() => bucket.asked().some((path) => path.includes(late))).toBe(true);
    expect(await elements.count()).toBeGreaterThan(0);

    await page.evaluate(() => window.history.pushState(null, '', window.location.href));
    await page.goBack();
    await expect(elements).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('alert').filter({ hasText: 'remote-' })).toHaveCount(0);
    expect(told.filter((text) => text.includes('remote-'))).toEqual([]);

    bucket.mend();
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${to}$`, 'u'));
    await expect(heading(page)).not.toHaveText(title);
  });
