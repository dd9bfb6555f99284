import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { listKnownClients } from './known-clients.ts';

test('names of two letters are searched for at the beginning of the name, as on the page of clients', async () => {
  const http = fakeHttp({ 'POST /clients/find-by': () => ({ data: [], page: { next: null, limit: 20 } }) });
  for (const text of ['', 'Sy', 'Ba Sy', 'Sow']) await listKnownClients(http, text);
  expect(http.calls.map(({ options }) => (options.body as { where: unknown }).where)).toEqual([
    {},
    { nameKey: { $gte: 'sy', $lt: 'sy\u{ffff}' } },
    { nameKey: { $gte: 'ba sy', $lt: 'ba sy\u{ffff}' } },
    { search: { $contains: 'Sow' } },
  ]);
});
