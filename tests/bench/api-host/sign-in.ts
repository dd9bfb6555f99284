import { demoAccounts } from '../../../api/src/seed/demo-accounts.ts';
import type { MeasuredApi } from './measured-api.ts';

const [{ email, password, role }] = demoAccounts;
export const credentials = { email, password, role };

/** Signs in as the demonstration client, over HTTP. */
export async function signIn(api: MeasuredApi): Promise<void> {
  const response = await fetch(`${api.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`Signing in: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
