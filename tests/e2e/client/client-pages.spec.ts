import { randomUUID } from 'node:crypto';
import type { KnownProfessional } from 'shared-contracts/schemas/known-professional';
import type { ApiDriver, Signed } from '../support/api-driver.ts';
import { dateOf, freeTimes } from '../support/diary.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { openAllDay } from '../support/open-all-day.ts';
import { pick } from '../support/pick.ts';
import { retryUntil } from '../support/retry-until.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

const known = (api: ApiDriver, { token }: Signed) =>
  api.call<KnownProfessional[]>('GET', '/known-professionals', undefined, token);

/** A new client who follows the professional. */
async function follower(api: ApiDriver, professionalId: string): Promise<Signed> {
  const { signed } = await api.newClient();
  await api.call('POST', '/base/follows/create', { professionalId }, signed.token);
  return signed;
}

/** Two free times of different days: the buffer after one is not in the other. */
async function daysApart(api: ApiDriver, lawyer: Signed) {
  const times = await freeTimes(api, lawyer);
  const first = times[0];
  const later = times.find(({ startsAt }) => first !== undefined && dateOf(startsAt) > dateOf(first.startsAt));
  return [first, later] as const;
}

const nameOf = ({ user }: Signed) => `${user.firstNames} ${user.lastName}`;

for (const language of flowLanguages('fr')) {
  const professionals = (key: string) => translate(language, 'remote-user/professionals', key);
  const times = (key: string) => translate(language, 'remote-user/free-times', key);
  const available = (key: string) => translate(language, 'remote-user/available', key);
  const dashboard = (key: string) => translate(language, 'remote-user/dashboard', key);
  const shared = (key: string) => translate(language, 'shared-ui/appointments', key);

  test(`own professionals: a free time of the same consultation leads into the booking, following is undone in place (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const { signed: lawyer } = await api.newBookableProfessional();
    const signed = await follower(api, lawyer.user.id);
    const [slot] = await freeTimes(api, lawyer);
    if (!slot) throw new Error('the lawyer has no free slot');
    await api.book(signed.token, lawyer.user.id, slot);
    const [row] = await known(api, signed);
    const page = await openAs(signed);
    await page.goto(at(language, '/user/clients'));
    const card = page.getByRole('article').filter({ hasText: nameOf(lawyer) });
    await expect(card.getByText(professionals('why.contacted'), { exact: true })).toBeVisible();

    const unfollow = card.getByRole('button', { name: `${professionals('unfollow')}, ${nameOf(lawyer)}` });
    await page.route('**/base/follows/delete/*', (route) => route.fulfill({ status: 503 }));
    await unfollow.click();
    await expect(page.getByText(translate(language, 'shell', 'errors.UNAVAILABLE')).first()).toBeVisible();
    await page.unroute('**/base/follows/delete/*');
    await unfollow.click();
    await card.getByRole('button', { name: `${professionals('undo')}, ${nameOf(lawyer)}` }).click();
    await expect(unfollow).toBeFocused();
    await pick(page.getByRole('radio', { name: professionals('group.followed') }));
    await expect(card).toBeVisible();
    await pick(page.getByRole('radio', { name: professionals('group.met') }));
    await expect(page.getByText(professionals('none.met'))).toBeVisible();
    await page.getByRole('link', { name: professionals('showAll') }).click();

    await card.getByRole('list').getByRole('link').first().click();
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === at(language, `/lawyers/booking/${lawyer.user.id}`) &&
        url.searchParams.get('consultation') === row?.consultation?.id &&
        url.searchParams.has('slot'),
    );
  });

  test(`a visitor follows from a profile by signing in, and stops there (${language})`, async ({ page, api }) => {
    const { signed: lawyer } = await api.newBookableProfessional();
    const { account, signed } = await api.newClient();
    const follow = (key: string) => translate(language, 'remote-public/profile', `follow.${key}`);
    const profile = at(language, `/lawyers/${lawyer.user.id}`);
    await page.goto(profile);
    await expectHydrated(page);
    await page.getByRole('link', { name: follow('start'), exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/login-user'));
    await signIn(page, account);
    await expect(page).toHaveURL((url) => url.pathname === profile);
    await page.getByRole('button', { name: follow('stop') }).click();
    await expect(page.getByRole('button', { name: follow('start'), exact: true })).toBeFocused();
    await expect.poll(() => known(api, signed)).toEqual([]);
  });

  test(`free times stand side by side, by way to meet and week, and lead into the booking (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const { signed: one } = await api.newBookableProfessional();
    const { signed: other } = await api.newBookableProfessional();
    const signed = await follower(api, one.user.id);
    await api.call('POST', '/base/follows/create', { professionalId: other.user.id }, signed.token);
    const page = await openAs(signed);
    await page.route('**/slots', (route) => route.fulfill({ status: 503 }));
    await page.goto(at(language, '/user/disponibilite'));
    await expect(page.getByText(times('failed'))).toBeVisible();
    await page.unroute('**/slots');
    const heads = page.getByRole('list', { name: times('people') });
    await retryUntil(page, shared('failure.retry'), (within) => expect(heads).toBeVisible(within));
    for (const who of [one, other])
      await expect(heads.getByRole('link', { name: nameOf(who), exact: true })).toBeVisible();

    await page.getByRole('button', { name: times('next') }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/u);
    await pick(
      page.getByRole('radio', { name: translate(language, 'shared-ui/common', 'callType.video'), exact: true }),
    );
    await expect(page).toHaveURL(/type=video/u);
    const free = page.getByRole('list', { name: new RegExp(`^${nameOf(one)}, `, 'u') }).first();
    // The address changes a moment before the times do.
    await free.getByRole('link').and(page.locator('[href*="type=video"]')).first().click();
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === at(language, `/lawyers/booking/${one.user.id}`) && url.searchParams.get('type') === 'video',
    );
  });

  test(`who is available now is listed, own professionals first, and asks for a call in one tap (${language})`, async ({
    openAs,
    api,
  }) => {
    const { signed: lawyer } = await api.newBookableProfessional();
    const { id } = lawyer.user;
    await openAllDay(api, lawyer);
    await api.call('PUT', `/base/professionals/update/${id}`, { availableNow: true }, lawyer.token);
    const signed = await follower(api, id);
    const page = await openAs(signed);
    await page.goto(at(language, '/user/disp'));
    const own = page.getByRole('list', { name: available('own') });
    await expect(own.getByRole('article')).toHaveCount(1);
    await own.getByRole('link', { name: new RegExp(`^${available('call')}`, 'u') }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname.endsWith(`/booking/${id}`) && url.searchParams.get('now') === '1',
    );
  });

  test(`the list of those available now fails as one, and is asked for again (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const page = await openAs((await api.newClient()).signed);
    const lists = /known-professionals|lawyer-filter/u;
    await page.route(lists, (route) => route.fulfill({ status: 503 }));
    await page.goto(at(language, '/user/disp'));
    await expect(page.getByText(available('failed.all'))).toBeVisible();
    await page.unroute(lists);
    const filter = page.getByRole('combobox', { name: available('language') });
    await retryUntil(page, shared('failure.retry'), (within) => expect(filter).toBeVisible(within));
  });

  test(`the dashboard: an offer comes live and is answered first, a message is counted, a part fails alone (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    // The frame reports that it could not count the messages.
    quiet.allow(/status of 503|UNAVAILABLE/u);
    const { signed: lawyer } = await api.newBookableProfessional();
    const { signed } = await api.newClient();
    const [slot, later] = await daysApart(api, lawyer);
    if (!slot || !later) throw new Error('the lawyer has no free slot');
    const page = await openAs(signed);
    await page.route('**/conversations/count*', (route) => route.fulfill({ status: 503 }));
    await page.goto(at(language, '/user/tableau-de-bord'));
    await expect(page.getByRole('heading', { name: dashboard('next.none') })).toBeVisible();
    await expect(page.getByText(dashboard('failed.messages'))).toBeVisible();
    await page.unroute('**/conversations/count*');
    const none = page.getByText(dashboard('messages.none'));
    await retryUntil(page, shared('failure.retry'), (within) => expect(none).toBeVisible(within));

    const booked = await api.book(signed.token, lawyer.user.id, slot);
    const theirs = page.getByRole('region', { name: dashboard('theirs.title') });
    await expect(theirs.getByRole('link', { name: nameOf(lawyer) })).toBeVisible();
    await api.change(lawyer.token, booked, { status: 'accepted' });
    await expect(theirs).toBeHidden();
    await expect(page.getByRole('region', { name: dashboard('next.label') })).toContainText(nameOf(lawyer));

    const { consultationId } = await api.offer(lawyer.user.id);
    await api.call(
      'POST',
      '/base/appointments/create',
      {
        clientId: signed.user.id,
        consultationId,
        startsAt: later.startsAt,
        callType: later.callTypes[0],
        reason: 'Signature',
      },
      lawyer.token,
    );
    const mine = page.getByRole('region', { name: dashboard('mine.title') });
    await mine.getByRole('button', { name: new RegExp(`^${shared('action.accept')}`, 'u') }).click();
    await expect(mine.getByText(shared('done.accept_professional'))).toBeVisible();

    const conversation = await api.call<{ id: string }>(
      'POST',
      '/base/conversations/create',
      { clientId: signed.user.id },
      lawyer.token,
    );
    const message = { id: randomUUID(), conversationId: conversation.id, body: 'Bonjour' };
    await api.call('POST', '/base/messages/create', message, lawyer.token);
    const main = page.getByRole('main');
    await expect(main.getByText(dashboard('messages.unread_one').replace('{{count}}', '1'))).toBeVisible();
  });
}
