import { Secret, TOTP } from 'otpauth';
import type { Answer, Comment, Question } from 'shared-contracts/schemas/discussion';
import { addAuthenticator } from '../support/add-authenticator.ts';
import { holdNotice, receipt } from '../support/booking.ts';
import { fillTalk, messagesOn, newOwnTalk, say } from '../support/conversation.ts';
import { acceptedAppointment, freeTimes, pastAppointment } from '../support/diary.ts';
import { newInvoices } from '../support/invoices.ts';
import { openAllDay } from '../support/open-all-day.ts';
import { picture } from '../support/picture.ts';
import { rareName } from '../support/rare-name.ts';
import { readDownload } from '../support/read-download.ts';
import { pressEnterOn, tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';
import { visit } from '../support/visit.ts';
import { waitForTime } from '../support/waiting.ts';

test('a conversation is read upwards, answered, archived and searched, by keyboard alone', async ({ openAs, api }) => {
  const talk = await newOwnTalk(api);
  const { id, lawyer, client } = talk;
  await fillTalk(talk, 100, 0);
  const page = await openAs(client);
  await visit(page, '/en/user/message');
  const { thread, bubble, field, list } = messagesOn(page, 'en');
  const seq = (number: number) => thread.locator(`[data-seq="${number}"]`);
  await expect(list.getByRole('link')).toHaveCount(1);
  await pressEnterOn(page, { role: 'a', name: /message 100/, within: 'nav' });
  await expect(seq(100)).toBeInViewport();

  // The keys of a region that scrolls.
  await tabTo(page, { name: /^Messages with/, within: '[role=region]' });
  await page.keyboard.press('Home');
  await expect(seq(25)).toBeAttached();
  await expect(seq(100)).not.toBeInViewport();
  // So does its button, which goes with the first page and leaves the focus in the region.
  await page.keyboard.press('Tab');
  await expect(seq(1)).toBeAttached();
  await expect(thread).toBeFocused();

  await tabTo(page, { role: 'textarea', name: /^Write to/ });
  await page.keyboard.type('Thank you');
  await page.keyboard.press('Enter');
  await expect(bubble('Thank you')).toContainText('sent');
  await expect(bubble('Thank you')).toBeInViewport();
  await say(api, lawyer, id, 'Bring the lease.');
  await expect(bubble('Bring the lease.')).toBeInViewport();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Bring the lease.' })).toHaveText(
    /.: Bring the lease\.$/,
  );
  await expect(field).toBeFocused();

  await pressEnterOn(page, { role: 'button', name: /^Conversation options/ });
  await pressEnterOn(page, { role: 'button', name: /^Archive$/, within: '[role=dialog]' });
  await expect(page.getByRole('button', { name: 'Undo archiving' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bubble('Bring the lease.')).toBeVisible();

  await tabTo(page, { name: /^Search/, within: 'main' });
  await page.keyboard.type('lease');
  await expect(list.getByRole('link')).toHaveCount(1);
  await pressEnterOn(page, { role: 'a', name: /lease/, within: 'nav' });
  await expect(bubble('Bring the lease.')).toHaveAttribute('aria-current', 'true');
});

test('notifications are read, one after the other and all at once, by keyboard alone', async ({ openAs, api }) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { signed: client } = await api.newClient();
  const times = await freeTimes(api, lawyer);
  const [first, second] = [times[0], times.at(-1)];
  if (!first || !second || first === second) throw new Error('the lawyer has no two free slots');
  const [sooner, later] = [
    await api.book(client.token, lawyer.user.id, first),
    await api.book(client.token, lawyer.user.id, second),
  ];
  for (const booked of [sooner, later]) await api.change(lawyer.token, booked, { status: 'accepted' });
  const page = await openAs(client);
  await visit(page, '/en/user/fg-pw');
  const bell = { role: 'button', name: /^Notifications/ };
  const panel = page.getByRole('dialog');
  const unread = panel.getByText('Unread', { exact: true });
  await pressEnterOn(page, bell);
  await expect(unread).toHaveCount(2);
  await pressEnterOn(page, { role: 'button', name: /^Mark as read/, within: '[role=dialog]' });
  await expect(unread).toHaveCount(1);
  await expect(panel.getByRole('listitem').first()).toBeFocused();
  // Each leads to its appointment; that it was followed is kept.
  await pressEnterOn(page, { role: 'a', name: /./, within: '[role=dialog] li:nth-of-type(2)' });
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/en/user/rendez-vous/${sooner.id}$`));

  await api.change(lawyer.token, { ...later, status: 'accepted' }, { status: 'cancelled', changeReason: 'emergency' });
  await pressEnterOn(page, bell);
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(unread).toHaveCount(1);
  await pressEnterOn(page, { role: 'button', name: /^Mark all as read/, within: '[role=dialog]' });
  await expect(unread).toHaveCount(0);
  await expect(panel.getByRole('list')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();
});

test('a question is asked, its best answer marked, and closed, by keyboard alone', async ({ openAs, api }) => {
  const { signed: client } = await api.newClient();
  const page = await openAs(client);
  await visit(page, '/en/user/question');
  await pressEnterOn(page, { role: 'a', name: /^Ask a question/, within: 'main' });
  await tabTo(page, { role: 'input', name: /Pseudonym/ });
  await page.keyboard.type('Tenant');
  await tabTo(page, { role: 'select', name: /Area of law/ });
  await page.keyboard.type('Civil');
  await tabTo(page, { role: 'input', name: /Your question/ });
  const title = `Who keeps the deposit of ${rareName().toLowerCase()} ?`;
  await page.keyboard.type(title);
  await tabTo(page, { role: 'textarea', name: /The facts/ });
  await page.keyboard.type('Write to tenant@nimbia.test, the lease ended three months ago.');
  await pressEnterOn(page, { role: 'submit', name: /Publish the question/ });
  // What could tell who asks is pointed out; the way back leads into the text.
  await pressEnterOn(page, { role: 'button', name: /^Change the text/ });
  await expect(page.getByLabel('The facts', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The lease ended three months ago and the landlord does not answer.');
  await pressEnterOn(page, { role: 'submit', name: /Publish the question/ });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const questionId = new URL(page.url()).searchParams.get('question') ?? '';
  const { signed: professional } = await api.newBookableProfessional();
  const body = `The landlord returns it, ${rareName()}`;
  await api.call<Answer>('POST', '/base/answers/create', { questionId, body }, professional.token);
  const answer = page.getByRole('article').filter({ hasText: body });
  await expect(answer).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /best/i, within: 'article' });
  await expect(answer.getByText('Best answer', { exact: true })).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Close the question/ });
  await expect(page.getByRole('button', { name: 'Reopen the question' })).toBeVisible();
});

test('a comment is changed, deleted and restored, and a review is sent, by keyboard alone', async ({ openAs, api }) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { client } = await pastAppointment(api, lawyer, 1);
  const { id: articleId } = await api.newArticle();
  const first = `Thanks ${rareName()}`;
  await api.call<Comment>('POST', '/base/comments/create', { articleId, body: first }, client.token);
  const page = await openAs(client);
  await visit(page, '/en/user/comment');
  const item = page.getByRole('article');
  await expect(item.getByText(first)).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Edit/, within: 'article' });
  await tabTo(page, { role: 'textarea', name: /Your comment/, within: 'article' });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Thanks again');
  await pressEnterOn(page, { role: 'submit', name: /^Save/, within: 'article' });
  await expect(item.getByText('Thanks again')).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Delete/, within: 'article' });
  await expect(item.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item.getByRole('button', { name: 'Edit' })).toBeFocused();

  await visit(page, '/en/user/avis');
  await expect(page.getByRole('link', { name: /^Write a review/ })).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: /^Write a review/, within: 'main' });
  const form = page.getByRole('form', { name: /^Your review of/ });
  await expect(form).toBeFocused();
  await tabTo(page, { role: 'radio', name: /./, within: 'form' });
  await page.keyboard.press('Space');
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${step + 1},`));
  }
  await tabTo(page, { role: 'textarea', name: /What would you tell/, within: 'form' });
  const text = `Clear and on time ${rareName()}`;
  await page.keyboard.type(text);
  await pressEnterOn(page, { role: 'submit', name: /^Send my review/, within: 'form' });
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a free time of a followed professional is booked from their list, and following ends and begins, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { signed: client } = await api.newClient();
  await api.call('POST', '/base/follows/create', { professionalId: lawyer.user.id }, client.token);
  const page = await openAs(client);
  await visit(page, '/en/user/clients');
  await expect(page.getByRole('button', { name: /^Stop following/ })).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Stop following/, within: 'article' });
  const again = page.getByRole('button', { name: /^Follow again/ });
  await expect(again).toBeFocused();
  await expect(again).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Stop following/ })).toBeFocused();
  await expect(page.getByRole('article').getByRole('list').getByRole('link').first()).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: /./, within: 'article ul' });
  await expect(page).toHaveURL(
    (url) => url.pathname === `/en/lawyers/booking/${lawyer.user.id}` && url.searchParams.has('slot'),
  );
});

test('a free time of another week and a call at once are chosen by keyboard alone', async ({ openAs, api }) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { id } = lawyer.user;
  const { signed: client } = await api.newClient();
  await api.call('POST', '/base/follows/create', { professionalId: id }, client.token);
  const page = await openAs(client);
  await visit(page, '/en/user/disponibilite');
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Next week/, within: 'main' });
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  // The week before stands there until then.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /\d{1,2}:\d{2}/ })
      .first(),
  ).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: /\d{1,2}:\d{2}/, within: 'main' });
  await expect(page).toHaveURL((url) => url.pathname === `/en/lawyers/booking/${id}` && url.searchParams.has('slot'));

  await openAllDay(api, lawyer);
  await api.call('PUT', `/base/professionals/update/${id}`, { availableNow: true }, lawyer.token);
  await visit(page, '/en/user/disp');
  await expect(page.getByRole('link', { name: /^Request a call/ }).first()).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: /^Request a call/, within: 'main' });
  await expect(page).toHaveURL((url) => url.pathname.endsWith(`/booking/${id}`) && url.searchParams.get('now') === '1');
});

test('the profile is changed, and an invoice filtered, unfolded and downloaded, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const { signed } = await api.newClient();
  const page = await openAs(signed);
  await visit(page, '/en/user/profile');
  await expect(page.getByLabel('Last name', { exact: true })).toBeVisible();
  await tabTo(page, { role: 'input', name: /^Last name/ });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ngo Bassa');
  await page.keyboard.press('Enter');
  await expect(page.getByText(translate('en', 'shared-ui/account', 'contact.saved')).first()).toBeVisible();

  const reader = await openAs(await newInvoices(api));
  await visit(reader, '/en/user/factures');
  const list = reader.getByRole('list', { name: 'Invoices' });
  await expect(list.locator('details').first()).toBeVisible();
  await tabTo(reader, { role: 'radio', name: /./, within: 'main' });
  for (const state of ['issued', 'paid']) {
    await reader.keyboard.press('ArrowRight');
    await expect(reader).toHaveURL(new RegExp(`state=${state}`));
  }
  await pressEnterOn(reader, { role: 'summary', name: /./, within: 'main' });
  await expect(list.locator('details').first()).toHaveAttribute('open', '');
  const saved = await readDownload(reader, () =>
    pressEnterOn(reader, { role: 'button', name: /^Download invoice/, within: 'main' }),
  );
  expect(saved.name).toMatch(/\d{4}-\d{4}/);
});

test('a received message is reported, a file is sent, and the person is blocked and unblocked, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const talk = await newOwnTalk(api);
  await fillTalk(talk, 6, 0);
  const page = await openAs(talk.client);
  await visit(page, `/en/user/message?c=${talk.id}`);
  const { bubble, thread, field } = messagesOn(page, 'en');
  await expect(bubble('message 6')).toBeInViewport();
  const report = (seq: number) => thread.locator(`[data-seq="${seq}"]`).getByRole('button');
  // One stop for all of them; arrows reach the others.
  await tabTo(page, { role: 'button', name: /^Report this message/, within: '[data-seq="6"]' });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(report(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, { role: 'textarea', name: /What is happening/, within: '[role=dialog]' });
  await page.keyboard.type('Advertising');
  await pressEnterOn(page, { role: 'submit', name: /^Report/, within: '[role=dialog]' });
  await expect(page.getByText(translate('en', 'shared-ui/messages', 'done.reported'))).toBeVisible();
  await expect(report(4)).toBeFocused();

  const chooser = page.waitForEvent('filechooser');
  await pressEnterOn(page, { role: 'button', name: /^Attach a file/ });
  await (await chooser).setFiles(picture('letter.png'));
  await expect(field).toBeFocused();
  await page.keyboard.type('Here is the letter');
  await page.keyboard.press('Enter');
  await expect(bubble('Here is the letter')).toContainText('sent');
  await expect(bubble('Here is the letter').getByRole('button', { name: /letter\.png/ })).toBeVisible();

  const options = { role: 'button', name: /^Conversation options/ };
  await pressEnterOn(page, options);
  await pressEnterOn(page, { role: 'button', name: /^Block$/, within: '[role=dialog]' });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Block$/, within: '[role=alertdialog]' });
  await expect(field).toBeHidden();
  await expect(page.getByRole('button', { name: 'Conversation options' })).toBeFocused();
  await pressEnterOn(page, options);
  await pressEnterOn(page, { role: 'button', name: /^Unblock$/, within: '[role=dialog]' });
  await expect(field).toBeVisible();
});

test('a wait is left and taken up again, and the slot that is kept is booked, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const { lawyer, slots } = await api.bookableLawyer();
  const slot = slots.at(-1);
  if (!slot) throw new Error('the lawyer has no free slot');
  const [{ signed: first }, { signed: client }] = [await api.newClient(), await api.newClient()];
  const booked = await api.book(first.token, lawyer.id, { ...slot, callTypes: ['video'] });
  await waitForTime(api, client, lawyer, slot);
  const page = await openAs(client);
  await visit(page, '/en/user/en-attente');
  const heading = page.getByRole('heading', { name: 'Slots you wait for' });
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Stop waiting/, within: 'article' });
  await expect(page.getByText(/you no longer wait for a slot/)).toBeVisible();
  await expect(heading).toBeFocused();
  await pressEnterOn(page, { role: 'button', name: /^Undo/, within: 'main' });
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();

  await api.change(first.token, booked, { status: 'withdrawn' });
  await expect(page.getByRole('link', { name: /^Book/ })).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: /^Book/, within: 'article' });
  await expect(holdNotice(page, 'en')).toBeVisible();
  await tabTo(page, { role: 'textarea', name: /Your situation/ });
  await page.keyboard.type('My landlord keeps the deposit.');
  await pressEnterOn(page, { role: 'submit', name: /^Send/, within: 'main' });
  await expect(receipt(page, 'en')).toBeVisible();
});

test('the dashboard takes an offered appointment and searches, and the assistant leads to the plans, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { signed: client } = await api.newClient();
  const [slot, other] = await freeTimes(api, lawyer);
  if (!slot || !other) throw new Error('the lawyer has no two free slots');
  // A professional writes to those who asked first.
  const asked = await api.book(client.token, lawyer.user.id, slot);
  await api.change(client.token, asked, { status: 'withdrawn' });
  const { consultationId } = await api.offer(lawyer.user.id);
  const offer = {
    clientId: client.user.id,
    consultationId,
    startsAt: slot.startsAt,
    callType: 'video',
    reason: 'Deed',
  };
  await api.call('POST', '/base/appointments/create', offer, lawyer.token);
  const page = await openAs(client);
  await visit(page, '/en/user/tableau-de-bord');
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Accept/, within: 'article' });
  await expect(page.getByText('Appointment confirmed. The practice has been told.').first()).toBeVisible();

  await tabTo(page, { name: /^Name, need or keyword/, within: 'main' });
  await page.keyboard.type('lease');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/en/recherche' && url.searchParams.get('q') === 'lease');

  await visit(page, '/en/user/nimbia-ai');
  await pressEnterOn(page, { role: 'a', name: /^See the standard plan/, within: 'main' });
  await expect(page).toHaveURL((url) => url.pathname === '/en/pricing');
});

test('own professionals are narrowed, booked again and written to, and lists of others filtered, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { client } = await pastAppointment(api, lawyer, 1);
  const page = await openAs(client);
  await visit(page, '/en/user/clients');
  await expect(page.getByRole('link', { name: /^Book again/ })).toBeVisible();
  await tabTo(page, { role: 'radio', name: /./, within: 'main' });
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/show=followed/);
  await expect(page.getByRole('heading', { name: 'You follow nobody' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/show=met/);
  await pressEnterOn(page, { role: 'a', name: /^Write,/, within: 'article' });
  await expect(messagesOn(page, 'en').field).toBeVisible();
  await visit(page, '/en/user/clients');
  await expect(page.getByRole('link', { name: /^Book again/ })).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: /^Book again/, within: 'article' });
  await expect(page).toHaveURL((url) => url.searchParams.get('type') === 'video');

  await visit(page, '/en/user/disponibilite');
  await expect(page.getByRole('link', { name: /\d{1,2}:\d{2}/ }).first()).toBeVisible();
  await tabTo(page, { role: 'radio', name: /./, within: 'main' });
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/type=video/);
  await visit(page, '/en/user/disp');
  await tabTo(page, { role: 'select', name: /^Language/, within: 'main' });
  await page.keyboard.type('Duala');
  await expect(page).toHaveURL(/language=dua/);
});

test('a document that is asked for is sent, another is not there, and a proposed time is taken, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const times = await freeTimes(api, lawyer);
  const [slot, later] = [times[0], times.at(-1)];
  if (!slot || !later || slot === later) throw new Error('the lawyer has no two free slots');
  const { client, appointment } = await acceptedAppointment(api, lawyer, slot);
  const names = ['Lease', 'Birth certificate'].map((name) => ({ appointmentId: appointment.id, name }));
  await api.call('POST', '/base/asked_documents/create-many', names, lawyer.token);
  const page = await openAs(client);
  await visit(page, '/en/user/tableau-de-bord');
  await expect(page.getByRole('link', { name: /^Send the documents/ })).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: /^Send the documents/, within: 'main' });
  const asked = page.getByRole('list', { name: 'Requested by the professional' });
  await expect(asked.getByText('To send')).toHaveCount(2);
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, { role: 'file', name: /Lease/ });
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(picture('lease.png'));
  await expect(asked.getByText('Sent', { exact: true })).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^I do not have it: Birth certificate/ });
  await expect(asked.getByText('You do not have it', { exact: true })).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Remove lease\.png/ });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Remove$/, within: '[role=alertdialog]' });
  await expect(asked.getByText('To send')).toHaveCount(1);

  await api.change(lawyer.token, appointment, { proposedStartsAt: later.startsAt });
  await expect(page.getByRole('button', { name: /^Accept the new time/ })).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Accept the new time/, within: 'main' });
  await expect(page.getByText('New time accepted.').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('an unanswered question is changed and deleted, by keyboard alone', async ({ openAs, api }) => {
  const { signed: client } = await api.newClient();
  const title = `Who pays the fence of ${rareName().toLowerCase()} ?`;
  const question = { title, body: 'The fence fell in the storm of last week.', category: 'civil', pseudonym: 'Hedge' };
  await api.call<Question>('POST', '/base/questions/create', { ...question, lang: 'en' }, client.token);
  const page = await openAs(client);
  await visit(page, '/en/user/question');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: /^Who pays the fence/, within: 'main' });
  await expect(page.getByRole('link', { name: /^Edit/ })).toBeVisible();
  await pressEnterOn(page, { role: 'a', name: /^Edit/, within: 'main' });
  await tabTo(page, { role: 'textarea', name: /The facts/ });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The fence fell in the storm, and the neighbour does not answer.');
  await pressEnterOn(page, { role: 'submit', name: /^Save/, within: 'main' });
  await expect(page.getByText(/the neighbour does not answer/)).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Delete/, within: 'main' });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Delete/, within: '[role=alertdialog]' });
  await expect(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('read receipts are switched off, and a dialog of the phone’s sheet gives the focus back, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const { client } = await newOwnTalk(api);
  const page = await openAs(client);
  await visit(page, '/en/user/message');
  const settings = { role: 'button', name: /^Message settings/, within: 'main' };
  const receipts = page.getByRole('checkbox', { name: 'Show what I have read' });
  await pressEnterOn(page, settings);
  await expect(receipts).toBeChecked();
  await tabTo(page, { role: 'checkbox', name: /^Show what I have read/, within: '[role=dialog]' });
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Message settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(receipts).toBeVisible();
  await expect(receipts).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await pressEnterOn(page, { role: 'button', name: /^More/ });
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Log out/, within: '[role=dialog]' });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^More/ })).toBeFocused();
});

test('notifications are chosen, other devices signed out, a code app added, and an account is deleted, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const { account, signed } = await api.newClient();
  await api.signIn(account);
  const page = await openAs(signed);
  await visit(page, '/en/user/profile');
  const reminders = page.getByRole('switch', { name: 'Appointment reminders, Email' });
  await expect(reminders).toBeChecked();
  await tabTo(page, { role: 'checkbox', name: /Appointment reminders, Email/ });
  const stored = page.waitForResponse('**/base/notification_choices/create');
  await page.keyboard.press('Space');
  expect((await stored).ok()).toBe(true);
  await expect(reminders).not.toBeChecked();

  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await pressEnterOn(page, { role: 'button', name: /^Sign out the other devices/ });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^Sign out$/, within: '[role=alertdialog]' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  // The button that asked is gone with them.
  await expect(sessions).toBeFocused();

  await pressEnterOn(page, { role: 'button', name: /^Add a code app/ });
  await tabTo(page, { role: 'password', name: /./, within: '[role=dialog]' });
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  const shown = page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/);
  const secret = Secret.fromBase32(((await shown.textContent()) ?? '').replaceAll(' ', ''));
  await tabTo(page, { role: 'input', name: /^Code shown by the app/, within: '[role=dialog]' });
  await page.keyboard.type(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  // Before, Tab leads to the toast.
  await expect(page.getByRole('button', { name: /^I have saved them/ })).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^I have saved them/ });
  await expect(page.getByText('On', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toBeFocused();

  const other = await api.newClient();
  const leaving = await openAs(other.signed);
  await visit(leaving, '/en/user/profile');
  await expect(leaving.getByRole('region', { name: 'Delete account' })).toBeVisible();
  await pressEnterOn(leaving, { role: 'button', name: /^Delete my account/, within: 'main' });
  await expect(leaving.getByRole('alertdialog')).toBeVisible();
  await tabTo(leaving, { role: 'password', name: /./, within: '[role=alertdialog]' });
  await leaving.keyboard.type(other.account.password);
  await leaving.keyboard.press('Enter');
  await expect(leaving).toHaveURL((url) => url.pathname === '/en');
});

test('a passkey is added, renamed and removed, and a professional followed on their profile, by keyboard alone', async ({
  openAs,
  api,
}) => {
  const { account, signed } = await api.newClient();
  const page = await openAs(signed);
  await addAuthenticator(page);
  await visit(page, '/en/user/profile');
  const region = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(region).toBeVisible();
  const proveIdentity = async () => {
    await tabTo(page, { role: 'password', name: /./, within: '[role=dialog]' });
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
  };
  await pressEnterOn(page, { role: 'button', name: /^Add a passkey/ });
  await proveIdentity();
  await expect(page.getByRole('button', { name: /^I have saved them/ })).toBeVisible();
  await pressEnterOn(page, { role: 'button', name: /^I have saved them/ });
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();

  await pressEnterOn(page, { role: 'button', name: /^Rename/ });
  await tabTo(page, { role: 'input', name: /^Name of the passkey/, within: '[role=dialog]' });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Blue key');
  await page.keyboard.press('Enter');
  const rename = page.getByRole('button', { name: /^Rename.*Blue key/ });
  await expect(rename).toBeFocused();

  await pressEnterOn(page, { role: 'button', name: /^Remove, Blue key/ });
  await proveIdentity();
  await expect(rename).toBeHidden();
  await expect(region).toBeFocused();

  const { slug } = (await api.bookableLawyer()).lawyer;
  await visit(page, `/en/professionnels/${slug}`);
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeEnabled();
  await pressEnterOn(page, { role: 'button', name: /^Follow$/, within: 'main' });
  const stop = page.getByRole('button', { name: 'Stop following', exact: true });
  await expect(stop).toBeEnabled();
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeFocused();
});
