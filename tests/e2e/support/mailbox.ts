import { expect, type BrowserContext } from '@playwright/test';
import { expectHydrated } from './expect-hydrated.ts';
import { translate, type Language } from './translate.ts';

/** The newest link with a token that was mailed to a recipient, from the API's local mailbox. */
export async function mailedLink(apiUrl: string, recipient: string, page: RegExp): Promise<URL> {
  let link: string | undefined;
  await expect(async () => {
    const list = await (await fetch(`${apiUrl}/mailbox`)).text();
    const row = list.split('<tr>').find((text) => text.includes(recipient));
    const path = /href="(\/mailbox\/[^"]+)"/u.exec(row ?? '')?.[1];
    expect(path).toBeDefined();
    const mail = await (await fetch(`${apiUrl}${path}`)).text();
    link = new RegExp(String.raw`https?://[^\s"<]+${page.source}=[\w-]{43}`, 'u').exec(mail)?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return new URL(link ?? '');
}

export const confirmLink = (apiUrl: string, recipient: string) =>
  mailedLink(apiUrl, recipient, /\/inscription-user#confirm/u);

/** Opens the mailed link in another tab and confirms, as a person would. */
export async function confirmByMail(context: BrowserContext, apiUrl: string, recipient: string, language: Language) {
  const { pathname, hash } = await confirmLink(apiUrl, recipient);
  const tab = await context.newPage();
  await tab.goto(`${pathname}${hash}`);
  await expectHydrated(tab);
  await tab.getByRole('button', { name: translate(language, 'remote-public/confirm', 'submit') }).click();
  await expect(
    tab.getByRole('heading', { name: translate(language, 'remote-public/confirm', 'done.title') }),
  ).toBeVisible();
  await tab.close();
}
