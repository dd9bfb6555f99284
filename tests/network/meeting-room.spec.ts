import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test as base, type Page } from '@playwright/test';
import { arrived, expectMore, wayOf } from '../e2e/support/connections.ts';
import { translate } from '../e2e/support/translate.ts';
import { heardAgain, madeUp, openPair, type Person } from './support/person.ts';

interface Fixtures {
  /** The client and the professional see and hear each other; a last argument leaves the client TLS alone. */
  readonly meet: (isTlsOnly?: boolean) => Promise<readonly [Person, Person]>;
}

const say = (key: string) => translate('fr', 'remote-public/meeting', key);
const notice = (page: Page, ...keys: string[]) => {
  const [first = '', ...others] = keys.map((key) => say(`room.line.${key}`));
  return others.reduce((found, text) => found.or(page.getByText(text)), page.getByText(first));
};
/** What is said of each. The last one has a message where there is no number: the client's, whose professional publishes none. */
const steps = ['small', 'no_picture', 'low_sound', 'phone', 'write'];
/** Neither is told of a step. */
const expectWhole = async (people: readonly Person[]) => {
  for (const { page } of people) await expect(notice(page, ...steps)).toHaveCount(0);
};
/** Longer than until the next report of sound, shorter than until a step down has been led back. */
const expectNoStep = async (people: readonly Person[]) => {
  await sleep(12_000);
  await expectWhole(people);
};
const expectBoth = async (people: readonly Person[]) => {
  for (const what of ['frames', 'energy'] as const) await Promise.all(people.map(({ page }) => expectMore(page, what)));
};

const test = base.extend<Fixtures>({
  meet: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    const closes: (() => Promise<void>)[] = [];
    await use(async (isTlsOnly) => {
      const { people, close } = await openPair(isTlsOnly);
      closes.push(close);
      for (const { page } of people) await page.getByRole('button', { name: say('check.join'), exact: true }).click();
      await expectBoth(people);
      return people;
    });
    for (const close of closes) await close();
  },
});

test('from 1.5 Mbps to 60 kbps the picture gets smaller, then stops, the sound goes on, and all comes back', async ({
  meet,
}) => {
  const people = await meet();
  const [home, office] = people;
  home.line.shape({ rate: 1_500, delay: 20 });
  await sleep(10_000);
  await expectBoth(people);
  await expectWhole(people);
  const { width } = await arrived(office.page);

  home.line.shape({ rate: 300, delay: 20 });
  await sleep(15_000);
  expect(await madeUp(people, 10), 'sound at 300 kbps').toBeLessThan(0.1);

  home.line.shape({ rate: 60, delay: 20 });
  for (const { page } of people) await expect(notice(page, 'no_picture', 'low_sound')).toBeVisible();
  await sleep(15_000);
  expect(await madeUp(people, 15), 'sound at 60 kbps').toBeLessThan(0.2);

  // The small one, which it had before it stopped, or has again before it is whole.
  home.line.shape({});
  await expect.poll(async () => (await arrived(office.page)).width, { timeout: 240_000 }).toBeLessThan(width);
  for (const { page } of people) await expect(notice(page, ...steps)).toHaveCount(0, { timeout: 240_000 });
  await expectBoth(people);
});

test('two lost packets in a hundred change nothing; ten lead down step by step to the phone, and back', async ({
  meet,
}) => {
  const people = await meet();
  const [home, office] = people;
  home.line.shape({ rate: 1_500, delay: 20, loss: 0.02 });
  await sleep(15_000);
  await expectBoth(people);
  expect(await madeUp(people, 10), 'sound with 2 % lost').toBeLessThan(0.1);
  await expectWhole(people);

  home.line.shape({ rate: 1_500, delay: 20, loss: 0.1 });
  for (const step of ['small', 'no_picture', 'low_sound', 'phone'])
    await expect(notice(office.page, step)).toBeVisible();
  await expect(home.page.getByText(say('room.held'), { exact: true })).toBeVisible();
  expect((await arrived(home.page)).width, 'of the last picture, a third of 1280').toBeLessThan(640);
  await expect(office.page.getByRole('link', { name: say('room.line.call').split(' {{')[0] ?? '' })).toBeVisible();
  await expectMore(home.page, 'energy');

  // At once where its person asks for it, by itself where the line has been good for a while.
  home.line.shape({});
  await home.page.getByRole('button', { name: say('room.line.retry') }).click();
  await expectMore(office.page, 'frames');
  await expect(notice(office.page, 'full')).toBeVisible({ timeout: 240_000 });
  await expectBoth(people);
});

for (const seconds of [5, 30])
  test(`after ${seconds} s without a network both hear each other again by themselves`, async ({ meet }, info) => {
    const people = await meet();
    const [home] = people;
    home.network.unplug('wifi');
    await expect(notice(home.page, 'offline', 'broken')).toBeVisible();
    await sleep(seconds * 1_000);
    home.network.plug('wifi');
    const took = await heardAgain(people, performance.now(), 30_000);
    info.annotations.push({ type: 'heard again after', description: `${Math.round(took)} ms` });
    expect(took).toBeLessThan(30_000);
    await expectBoth(people);
    await expectNoStep(people);
  });

test('from Wi-Fi to a mobile network sound is back in both directions within five seconds', async ({ meet }, info) => {
  const people = await meet();
  const [home] = people;
  const since = performance.now();
  home.network.move();
  const took = await heardAgain(people, since, 20_000);
  info.annotations.push({ type: 'heard again after', description: `${Math.round(took)} ms` });
  expect(took).toBeLessThan(5_000);
  await expectBoth(people);
  await expectNoStep(people);
});

for (const [what, isTlsOnly, by] of [
  ['no way is direct', false, 'udp'],
  ['nothing but TLS passes', true, 'tls'],
] as const)
  test(`where ${what} they meet through the relay`, async ({ meet }) => {
    const [home, office] = await meet(isTlsOnly);
    expect(await wayOf(home.page)).toEqual({ end: 'relay', by });
    expect(await wayOf(office.page)).toEqual({ end: 'relay', by: 'udp' });
  });
