import { expect } from '@playwright/test';

/** The newest code that was texted to a number, from the API's local mailbox. */
export async function textedCode(apiUrl: string, phone: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const list = await (await fetch(`${apiUrl}/mailbox`)).text();
    const row = list.split('<tr>').find((text) => text.includes(phone));
    code = /\b\d{6}\b/u.exec(row ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return code ?? '';
}
