import { freeTimes } from '../support/diary.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate, type Language } from '../support/translate.ts';

const t = (language: Language, key: string) => translate(language, 'shared-ui/appointments', key);

for (const language of flowLanguages('en')) {
  test(`the lawyer cancels an accepted appointment with a reason; the client sees it without a reload (${language})`, async ({
    openAs,
    api,
  }) => {
    const { signed: lawyer } = await api.newBookableProfessional();
    const { signed } = await api.newClient();
    const [slot] = await freeTimes(api, lawyer);
    if (!slot) throw new Error('the lawyer has no free slot');
    const booked = await api.book(signed.token, lawyer.user.id, slot);
    await api.change(lawyer.token, booked, { status: 'accepted' });

    const client = await openAs(signed);
    await client.goto(at(language, `/user/rendez-vous/${booked.id}`));
    await expect(client.getByText(t(language, 'status.accepted')).first()).toBeVisible();

    const office = await openAs(lawyer);
    await office.goto(at(language, `/pro/rendez-vous/${booked.id}`));
    await office.getByRole('button', { name: t(language, 'action.cancel') }).click();
    const prompt = office.getByRole('dialog');
    const submit = prompt.getByRole('button', { name: t(language, 'cancelPrompt.submit') });
    await submit.click();
    await expect(prompt.getByRole('alert')).toBeFocused();
    await expect(prompt.getByRole('alert')).toContainText(translate(language, 'shell', 'errors.REASON_REQUIRED'));
    await prompt.getByRole('radio', { name: t(language, 'cancelReason.emergency') }).check();
    await prompt.getByRole('textbox').fill('The hearing was moved.');
    await submit.click();
    await expect(prompt).toBeHidden();
    await expect(office.getByText(t(language, 'status.cancelled')).first()).toBeVisible();
    await expect(office.getByRole('button', { name: t(language, 'action.cancel') })).toHaveCount(0);

    await expect(client.getByText(t(language, 'status.cancelled')).first()).toBeVisible({ timeout: 20_000 });
    const facts = client.getByRole('main');
    await expect(facts.getByText(t(language, 'cancelReason.emergency')).first()).toBeVisible();
    await expect(facts.getByText('The hearing was moved.').first()).toBeVisible();
    expect((await api.freeSlots(lawyer.user.id, 200)).map(({ startsAt }) => startsAt)).toContain(slot.startsAt);
  });
}
