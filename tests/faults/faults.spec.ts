import type { Page } from '@playwright/test';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { clientUser, professionalUser } from 'shared-contracts/testing/session-users';
import { countPending } from '../e2e/support/count-pending.ts';
import { expectHydrated } from '../e2e/support/expect-hydrated.ts';
import { pressEnterOn } from '../e2e/support/tab-to.ts';
import { translate } from '../e2e/support/translate.ts';
import { faults, type Fault, type FaultServer } from './support/fault-server.ts';
import { expect, test } from './support/fault-site.ts';
import { filesOf, type FileStep } from './support/files-of.ts';
import { goTo } from './support/go-to.ts';
import { pauseClock } from './support/page-clock.ts';
import { promisedPauses, promisedTimes } from './support/promised-times.ts';

/** Each test has its own page and breaks only the requests of that page. */
test.describe.configure({ mode: 'parallel' });

interface Remote {
  readonly remote: string;
  /** One of its browser-rendered pages that needs no data, with its heading. */
  readonly path: string;
  readonly title: string;
  /** Its text in the other language, shown when its strings fail to load. */
  readonly inFrench: string;
  /** Start of the navigation to one of its pages, and that page. */
  readonly way: { readonly from: string; readonly to: string };
  readonly user?: SessionUser;
  readonly files: ReturnType<typeof filesOf>;
}

const remotes: readonly [Remote, ...Remote[]] = [
  {
    remote: 'remote-public',
    path: '/en/login-user',
    title: translate('en', 'remote-public/sign-in', 'client.title'),
    inFrench: translate('fr', 'remote-public/sign-in', 'client.title'),
    way: { from: '/en/login-user', to: '/en/reset-pw' },
    files: filesOf('remote-public', {
      chunk: 'page-sign-in-client',
      sheet: 'page-sign-in-client',
      words: 'remote-public/sign-in',
    }),
  },
  {
    remote: 'remote-user',
    path: '/en/user/fg-pw',
    title: translate('en', 'shared-ui/password', 'title'),
    inFrench: translate('fr', 'remote-user/frame', 'menu.dashboard'),
    way: { from: '/en/documentation', to: '/en/user/tableau-de-bord' },
    user: clientUser,
    files: filesOf('remote-user', { chunk: 'page-password', sheet: 'remote', words: 'remote-user/frame' }),
  },
  {
    remote: 'remote-pro',
    path: '/en/pro/factures',
    title: translate('en', 'remote-pro/not-open', 'place.factures.title'),
    inFrench: translate('fr', 'remote-pro/frame', 'menu.dashboard'),
    way: { from: '/en/documentation', to: '/en/pro/tableau-de-bord' },
    user: professionalUser,
    files: filesOf('remote-pro', { chunk: 'page-not-open', sheet: 'remote', words: 'remote-pro/frame' }),
  },
];
const [{ files: publicFiles }] = remotes;
/** All faults for remote-public, half of them for each area, since the loader is the same; `--everything` runs all. */
const faultsOf = (remote: number): readonly Fault[] =>
  faults.filter(
    (_fault, place) => remote === 0 || place % 2 === remote % 2 || process.env.TEST_EVERYTHING !== undefined,
  );
/** Strings have their own test: without them there is no card. */
const steps = (Object.keys(publicFiles) as FileStep[]).filter((step) => step !== 'strings');

const reasons: Readonly<Record<Fault, string>> = {
  refuse: 'unreachable',
  hang: 'late',
  'not found, as HTML': 'refused',
  'not found, as JSON': 'refused',
  'the page of a single-page app': 'malformed',
  truncated: 'unreachable',
  'tampered with': 'tampered',
};

const retry = (page: Page) =>
  page.getByRole('button', { name: translate('en', 'shell', 'remoteFailure.failed.retry'), disabled: false });
const anyCard = (page: Page, remote: string) => page.getByRole('alert').filter({ hasText: remote });
/** A card with a retry: it stays until the retry has ended. */
const card = (page: Page, remote: string) => anyCard(page, remote).filter({ has: retry(page) });
const home = (page: Page) =>
  page.getByRole('link', { name: translate('en', 'shell', 'remoteFailure.home'), exact: true });
/** In the shell's own frame, or in the current layout. */
const frame = (page: Page) => page.locator('a[lang=fr]:visible, nav:visible').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cause = (step: FileStep, reason: string) =>
  translate('en', 'shell', 'remoteFailure.cause')
    .replace('{{step}}', translate('en', 'shell', `remoteFailure.steps.${step}`))
    .replace('{{reason}}', translate('en', 'shell', `remoteFailure.reasons.${reason}`));

/** Whether the page was ever visible without its style sheet. */
async function watchStyle(page: Page, sheet: RegExp): Promise<() => Promise<boolean>> {
  await page.addInitScript((source) => {
    const pattern = new RegExp(source, 'u');
    /** A style sheet that failed has no rules, or inaccessible ones. */
    const isApplied = (one: CSSStyleSheet): boolean => {
      try {
        return pattern.test(one.href?.replace(/\?.*/u, '') ?? '') && one.cssRules.length > 0;
      } catch {
        return false;
      }
    };
    new MutationObserver(() => {
      if (document.querySelector('h1') !== null && ![...document.styleSheets].some(isApplied))
        document.documentElement.dataset['unstyled'] = 'true';
    }).observe(document, { childList: true, subtree: true });
  }, sheet.source);
  return async () => (await page.locator('html').getAttribute('data-unstyled')) !== null;
}

for (const [index, { remote, path, title, user, files }] of remotes.entries())
  for (const [place, step] of steps.entries())
    test.describe(`${remote}, ${step}`, () => {
      if (step === 'manifest') test.use({ site: async ({ withoutManifests }, use) => use(withoutManifests) });
      const own = faultsOf(index);
      // Faults alternate between the first load and a retry; the next remote and step alternate the other way round.
      const isFirstLoad = (fault: Fault) => fault === own[0] || (own.indexOf(fault) + index + place) % 2 === 0;

      test('each fault shows an error card in time, a retry loads again, and two 503s before success show the page', async ({
        page,
        bucket,
        signIn,
      }) => {
        test.setTimeout(180_000);
        const file = files[step];
        const promised = promisedTimes[step];
        const asked = () => bucket.requested().filter((asked) => file.test(asked));
        const isCard = () => card(page, remote).first().isVisible();
        const isPage = () => heading(page).isVisible();
        const wasUnstyled = await watchStyle(page, files.style);
        const clock = await pauseClock(page);
        if (user !== undefined) await signIn(page, user);

        for (const fault of own) {
          bucket.break(file, fault);
          await (isFirstLoad(fault) ? page.goto(path, { waitUntil: 'commit' }) : retry(page).click());
          const before = await clock.advanceUntil(() => asked().length > 0);
          if (fault === 'hang') {
            // Everything else that it needs is loaded: the measured time is that of the broken file alone.
            await clock.settle(file);
            await clock.advance(promised - 300 - before);
            expect(await isCard()).toBe(false);
            await clock.advance(600 + before);
            await expect(card(page, remote)).toBeVisible();
          } else {
            const passed = await clock.advanceUntil(isCard, promisedPauses.longest);
            expect(passed, fault).toBeGreaterThan(promisedPauses.shortest - 100);
            expect(passed, fault).toBeLessThan(promised);
            expect(asked().length, fault).toBeGreaterThanOrEqual(3);
          }
          await expect(card(page, remote)).toContainText(cause(step, reasons[fault]));
          await expect(card(page, remote)).toHaveCount(1);
          await expect(home(page)).toBeVisible();
          await expect(frame(page)).toBeVisible();
          await expect(heading(page)).toHaveCount(0);
        }

        bucket.break(file, { unavailable: 2 });
        await ((index + place) % 2 === 0 ? page.goto(path, { waitUntil: 'commit' }) : retry(page).click());
        const passed = await clock.advanceUntil(
          async () => (await isPage()) || (await isCard()),
          promisedPauses.longest,
        );
        expect(passed).toBeGreaterThan(promisedPauses.shortest - 100);
        expect(passed).toBeLessThan(promised);
        await expect(heading(page)).toHaveText(title);
        await expect(anyCard(page, remote)).toHaveCount(0);
        expect(await wasUnstyled()).toBe(false);
      });
    });

for (const [index, { remote, path, title, user, files, inFrench }] of remotes.entries())
  test(`${remote}: strings that fail to load fall back to the other language, without a card`, async ({
    page,
    bucket,
    signIn,
  }) => {
    test.setTimeout(180_000);
    const clock = await pauseClock(page);
    if (user !== undefined) await signIn(page, user);
    for (const fault of faultsOf(index)) {
      bucket.break(files.strings, fault);
      // Limited by the test's timeout: a hanging file is aborted by the page's own clock, which runs slowly.
      const told = page.waitForEvent('console', {
        predicate: (message) => message.type() === 'error' && message.text().includes(remote),
        timeout: 0,
      });
      await page.goto(path, { waitUntil: 'commit' });
      // Twice: both attempts may hang.
      const longest = 2 * promisedTimes.strings + promisedPauses.longest;
      await clock.advanceUntil(() => heading(page).isVisible(), longest);
      await expect(page.locator('body'), fault).toContainText(inFrench);
      await expect(anyCard(page, remote), fault).toHaveCount(0);
      await told;
    }
    bucket.mend();
    await page.goto(path, { waitUntil: 'commit' });
    await clock.advanceUntil(() => heading(page).isVisible());
    await expect(heading(page)).toHaveText(title);
  });

/** Scripts and sheets. */
const allOf = (remote: string) => new RegExp(`/${remote}/.*\\.(?:js|css)$`, 'u');

/** Ends at the card; at least this many files were requested. */
async function openWhileItHangs(page: Page, bucket: FaultServer, { remote, path }: Remote, least = 1) {
  const clock = await pauseClock(page);
  await page.goto(path, { waitUntil: 'commit' });
  await clock.advanceUntil(() => bucket.requested().length >= least);
  await clock.advanceUntil(() => card(page, remote).first().isVisible(), promisedTimes.chunk);
  return clock;
}

for (const one of remotes) {
  const { remote, title, user } = one;
  test(`${remote}: after its whole origin hung and recovered, a retry loads the page`, async ({
    page,
    bucket,
    signIn,
  }) => {
    if (user !== undefined) await signIn(page, user);
    // More files than a browser requests from one origin in parallel.
    bucket.break(allOf('remote-[^/]+'), 'hang');
    const clock = await openWhileItHangs(page, bucket, one, 6);
    bucket.mend();
    await retry(page).first().press('Enter');
    await clock.advanceUntil(() => heading(page).isVisible());
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main')).toBeFocused();
  });
}

for (const one of remotes.slice(1)) {
  const { remote, title, user } = one;
  test(`${remote}: while its origin hangs, retries too, another remote’s page loads, and its own after recovery`, async ({
    page,
    bucket,
    signIn,
  }) => {
    if (user !== undefined) await signIn(page, user);
    bucket.break(allOf(remote), 'hang');
    const clock = await openWhileItHangs(page, bucket, one);
    bucket.break(allOf(remote), 'hang');
    await retry(page).first().press('Enter');
    await clock.advanceUntil(() => bucket.requested().length > 0);
    await clock.advanceUntil(() => card(page, remote).first().isVisible(), promisedTimes.chunk);
    await expect(page.getByRole('main')).toBeFocused();
    await goTo(page, '/en/zoom');
    await clock.advanceUntil(() => heading(page).isVisible());
    await expect(page).toHaveURL(/\/en\/zoom$/u);
    await expect(anyCard(page, 'remote-')).toHaveCount(0);
    bucket.mend();
    await page.goBack();
    await clock.advanceUntil(async () => (await heading(page).textContent()) === title);
  });
}

test('an immediate failure is tried three times, with pauses, and once more to find the cause', async ({
  page,
  bucket,
}) => {
  bucket.break(publicFiles.entry, 'refuse');
  await page.goto('/en/login-user', { waitUntil: 'commit' });
  await expect(card(page, 'remote-public')).toBeVisible();
  const askedFor = () => bucket.requested().filter((path) => publicFiles.entry.test(path)).length;
  await expect.poll(askedFor).toBeGreaterThanOrEqual(4);
  // By the browser's own clock, which no other process delays.
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  );
  const times = asked
    .filter(({ name }) => publicFiles.entry.test(new URL(name).pathname))
    .map(({ startTime }) => startTime);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0), JSON.stringify(times)).toBeGreaterThan(promisedPauses.shortest - 100);
});

test('the error card does not wait for its cause', async ({ page, bucket }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The search for the cause uses `fetch`.
  await page.route(
    (url) => publicFiles.entry.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() === 'fetch') await promise;
      await route.continue();
    },
  );
  bucket.break(publicFiles.entry, 'not found, as JSON');
  await page.clock.install();
  await page.goto('/en/login-user', { waitUntil: 'commit' });
  await expect(card(page, 'remote-public')).toBeVisible();
  await expect(card(page, 'remote-public')).not.toContainText(translate('en', 'shell', 'remoteFailure.steps.entry'));
  resolve();
  await expect(card(page, 'remote-public')).toContainText(cause('entry', 'refused'));
});

test('a hanging file is aborted alone: an API call in flight continues', async ({ page, bucket }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const open: string[] = [];
  bucket.break(publicFiles.chunk, 'hang');
  await page.route('**/under-way', async (route) => {
    open.push('call');
    await promise;
    await route.fulfill({ body: 'booked' });
  });
  const clock = await openWhileItHangs(page, bucket, remotes[0]);
  const booked = page.evaluate(() => fetch('/under-way').then((answer) => answer.text()));
  await expect.poll(() => open.length).toBe(1);
  // More than a browser requests from one origin in parallel, unless they are aborted.
  for (let tries = 0; tries < 3; tries += 1) {
    const before = bucket.requested().length;
    await retry(page).first().press('Enter');
    await clock.advanceUntil(() => bucket.requested().length > before);
    // Not only the attempt: the card also asks for the file, to learn its cause.
    await clock.advanceUntil(() => bucket.hanging() === 0, promisedTimes.chunk);
    await clock.advanceUntil(() => card(page, 'remote-public').first().isVisible());
  }
  resolve();
  expect(await booked).toBe('booked');
  bucket.mend();
  await retry(page).first().press('Enter');
  await clock.advanceUntil(() => heading(page).isVisible());
});

for (const { remote, path, user, files } of remotes)
  test(`${remote}: a slow style sheet delays the whole page`, async ({ page, bucket, signIn }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    bucket.break(files.style, { until: promise });
    const wasUnstyled = await watchStyle(page, files.style);
    const clock = await pauseClock(page);
    if (user !== undefined) await signIn(page, user);
    await page.goto(path, { waitUntil: 'commit' });
    await clock.advanceUntil(() => bucket.requested().some((asked) => files.style.test(asked)));
    await clock.settle(files.style);
    await clock.advance(promisedTimes.style - 1_000);
    await expect(heading(page)).toHaveCount(0);
    await expect(anyCard(page, remote)).toHaveCount(0);
    resolve();
    await clock.advanceUntil(() => heading(page).isVisible());
    expect(await wasUnstyled()).toBe(false);
  });

test('a layout whose code fails to load shows a card in time, in the shell’s own frame', async ({ page, bucket }) => {
  test.setTimeout(180_000);
  const chunk = /\/remote-public\/[^/]+\/layout-auth\.js$/u;
  const clock = await pauseClock(page);
  for (const fault of faults) {
    bucket.break(chunk, fault);
    await page.goto('/en/login-user', { waitUntil: 'commit' });
    await clock.advanceUntil(() => bucket.requested().some((asked) => chunk.test(asked)));
    await clock.settle(chunk);
    const passed = await clock.advanceUntil(() => card(page, 'remote-public').first().isVisible(), promisedTimes.chunk);
    expect(passed, fault).toBeLessThan(promisedTimes.chunk + 2_000);
    await expect(card(page, 'remote-public')).toHaveCount(1);
    await expect(card(page, 'remote-public')).toContainText(cause('chunk', reasons[fault]));
    await expect(home(page)).toBeVisible();
    await expect(frame(page)).toBeVisible();
  }
});

for (const { remote, path, user } of remotes)
  test(`${remote}: a first document that is waiting for it can be left at once, by keyboard`, async ({
    page,
    bucket,
    signIn,
  }) => {
    const clock = await pauseClock(page);
    if (user !== undefined) await signIn(page, user);
    bucket.break(allOf(remote), 'hang');
    await page.goto(path, { waitUntil: 'commit' });
    // By then React has rendered the frame, whose links keep the focus.
    await clock.advanceUntil(async () => (await page.locator('html').getAttribute('data-ready')) === 'true');
    const own = translate('en', 'shell', 'frame.home');
    await expect(page.getByRole('link', { name: own })).toBeVisible();
    await pressEnterOn(page, { role: 'a', name: new RegExp(`^${own}`, 'u') });
    await expect(page).toHaveURL(/\/en$/u);
    await expect(heading(page)).toBeVisible();
  });

test('a failing registry changes nothing for visitors: the last valid one stays in use', async ({
  page,
  bucket,
  site,
}) => {
  test.slow();
  const entryGiven = async () => {
    const html = await (await fetch(`${site.origin}/en/login-user`)).text();
    return /remote-public\/[^/]+\/remote-entry\.\w+\.js/u.exec(html)?.[0];
  };
  const before = await entryGiven();
  expect(before).toBeDefined();
  for (const fault of faults) {
    bucket.break(/^\/registry\.json$/u, fault, 'server');
    await expect(async () => {
      expect(await entryGiven()).toBe(before);
      expect(bucket.requested('server')).toContain('/registry.json');
    }).toPass();
  }
  bucket.mend('server');
  await page.goto('/en/login-user');
  await expect(heading(page)).toBeVisible();
});

for (const { remote, way, user } of remotes)
  test(`${remote}: after being offline the error card recovers by itself`, async ({ page, context, signIn }) => {
    if (user !== undefined) await signIn(page, user);
    await page.goto(way.from);
    await expectHydrated(page);
    await expect(heading(page)).toBeVisible();
    const title = (await heading(page).textContent()) ?? '';
    await context.setOffline(true);
    // Without the pointer, which would prefetch the page.
    await page.locator(`a[href="${way.to}"]`).first().dispatchEvent('click');
    await expect(card(page, remote)).toContainText(translate('en', 'shell', 'remoteFailure.reasons.unreachable'));
    await expect(card(page, remote).getByRole('heading')).toHaveText(
      translate('en', 'shell', 'remoteFailure.offline.title'),
    );
    await context.setOffline(false);
    await expect(card(page, remote)).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === way.to);
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toHaveText(title);
  });

for (const { what, from, to, late } of [
  { what: 'another page', from: '/en/login-user', to: '/en/reset-pw', late: '/page-reset-password.' },
  { what: 'another remote', from: '/en/documentation', to: '/en/user/tableau-de-bord', late: '/remote-user/' },
])
  test(`leaving during a load of ${what} leaves no state behind, and the page loads on return`, async ({
    page,
    bucket,
    signIn,
  }) => {
    const told: string[] = [];
    // Chromium warns of preloads that nobody uses any more.
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    if (what === 'another remote') await signIn(page, clientUser);
    await page.clock.install();
    const pending = countPending(page);
    await page.goto(from);
    await expect(heading(page)).toBeVisible();
    const title = (await heading(page).textContent()) ?? '';
    const elements = page.locator(`script[src*="${late}"], link:is([rel=stylesheet], [rel=preload])[href*="${late}"]`);
    bucket.break(new RegExp(late.replace('.', '\\.'), 'u'), 'hang');
    const link = page.locator(`a[href="${to}"]`).first();
    await link.dispatchEvent('click');
    await expect.poll(() => bucket.requested().some((path) => path.includes(late))).toBe(true);
    expect(await elements.count()).toBeGreaterThan(0);

    await page.evaluate(() => window.history.pushState(null, '', window.location.href));
    await page.goBack();
    await expect(elements).toHaveCount(0);
    await expect.poll(() => bucket.hanging()).toBe(0);
    // What still loads would be late by the page's clock.
    await expect.poll(pending).toBe(0);
    await expect(heading(page)).toHaveText(title);
    await page.clock.runFor(60_000);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('alert').filter({ hasText: 'remote-' })).toHaveCount(0);
    expect(told.filter((text) => text.includes('remote-'))).toEqual([]);

    bucket.mend();
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${to}$`, 'u'));
    await expect(heading(page)).not.toHaveText(title);
  });
