import type { OwnAdd } from 'shared-contracts/schemas/advertising';
import { OPERATOR } from '../support/accounts.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';
import { rareName } from '../support/rare-name.ts';
import { runSql } from '../support/run-sql.ts';

/** A red square, two by two pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

for (const language of flowLanguages('fr')) {
  const words = (key: string) => translate(language, 'remote-pro/advertising', key);
  const form = (key: string) => translate(language, 'remote-pro/advertisement-form', key);
  const pictures = (key: string) => translate(language, 'remote-pro/pictures', key);

  test(`an advertisement is written with its preview, approved, paused, changed and refused (${language})`, async ({
    api,
    openAs,
  }) => {
    const { signed: owner } = await api.newBookableProfessional({ plan: 'premium' });
    const operator = await api.signIn(OPERATOR);
    const page = await openAs(owner, { viewport: { width: 1280, height: 900 } });
    const title = `Annonce ${rareName()}`;
    const field = (key: string) => page.getByLabel(form(`field.${key}`), { exact: false }).first();
    const phase = (name: string) => page.getByText(words(`phase.${name}`), { exact: true }).first();
    const main = page.getByRole('main');
    await page.goto(at(language, '/pro/publicite?ad=new'));
    await field('titleFr').fill(title);
    await field('textFr').fill('Sur rendez-vous.');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: pictures('crop.use') })
      .click();
    const preview = page.getByRole('figure').first();
    await expect(preview.getByText(title)).toBeVisible();
    await expect(preview.locator('img')).toHaveAttribute('src', /\/uploads\//u);

    // Nothing typed is lost, and what is missing is said at its field.
    await page.reload();
    await expect(field('titleFr')).toHaveValue(title);
    await expect(preview.locator('img')).toBeVisible();
    await page.getByRole('button', { name: form('submit') }).click();
    await expect(main.getByRole('alert').getByRole('link')).toHaveCount(2);
    await expectNoAxeViolations(page, 'the form of an advertisement with its errors');
    await field('titleEn').fill(title);
    await field('textEn').fill('By appointment.');
    await page
      .locator('#startsOn')
      .fill(new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { timeZone: 'UTC' }).format(new Date()));
    await page.getByRole('button', { name: form('submit') }).click();
    await expect(phase('review')).toBeVisible();

    const id = new URL(page.url()).searchParams.get('ad') ?? '';
    const decide = async (set: object) => {
      const path = `/base/adds/get-one/${id}`;
      const { submittedAt } = await api.call<OwnAdd>('GET', path, undefined, operator.token);
      const where = { state: 'review', submittedAt };
      await api.call('PUT', `/base/adds/update-where/${id}`, { where, set }, operator.token);
    };
    // What the operator decides is there without a reload.
    await decide({ state: 'approved' });
    await expect(phase('running')).toBeVisible();
    await page.getByRole('button', { name: words('step.pause') }).click();
    await expect(phase('paused')).toBeVisible();
    await page.getByRole('link', { name: words('edit') }).click();
    await field('textEn').fill('The best.');
    await page.getByRole('button', { name: form('submit') }).click();
    await expect(phase('review')).toBeVisible();
    await decide({ state: 'refused', refusalReason: 'Elle compare votre cabinet.' });
    await expect(page.getByText('Elle compare votre cabinet.').first()).toBeVisible();
    await expect(field('textEn')).toHaveValue('The best.');
    await main.getByRole('button', { name: words('delete'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('delete'), exact: true })
      .click();
    await expect(page.getByRole('link', { name: words('new') })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });

  test(`a draft that could not be saved is kept, and once the plan has ended it says what is next (${language})`, async ({
    api,
    openAs,
    quiet,
  }) => {
    quiet.allow(/status of 503/u);
    const { signed: owner } = await api.newBookableProfessional({ plan: 'premium' });
    const page = await openAs(owner, { viewport: { width: 1280, height: 900 } });
    const title = `Annonce ${rareName()}`;
    const field = page.getByLabel(form('field.titleFr'), { exact: false }).first();
    const save = page.getByRole('button', { name: form('save') });
    await page.goto(at(language, '/pro/publicite?ad=new'));
    await field.fill(title);
    await page.route('**/base/adds/create', (route) => route.fulfill({ status: 503 }));
    await save.click();
    await expect(page.getByRole('main').getByText(translate(language, 'shell', 'errors.UNAVAILABLE'))).toBeVisible();
    await page.unroute('**/base/adds/create');
    await page.reload();
    await expect(field).toHaveValue(title);
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await runSql([`update professionals set plan_id = 'free' where id = $1`, [owner.user.id]]);
    await page.reload();
    await expect(page.getByText(form('next.payment'))).toBeVisible();
    await expect(page.getByText(translate(language, 'remote-pro/plan', 'title.advertising'))).toBeVisible();
    await expect(page.getByRole('button', { name: form('submit') })).toHaveCount(0);
    const renamed = `Annonce ${rareName()}`;
    await field.fill(renamed);
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
    await page.goto(at(language, '/pro/publicite?ad=new'));
    await expect(page.getByText(translate(language, 'remote-pro/plan', 'title.advertising'))).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
}
