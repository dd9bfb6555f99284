import { unknown } from 'valibot';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { httpOfOwner } from './http-of-owner.ts';

test('sends for its owner alone, also again after an expired session', async () => {
  const platform = fakePlatform({ user: clientUser, http: fakeHttp({ 'POST /uploads': () => ({}) }) });
  const { http, session } = platform;
  const own = httpOfOwner(platform, clientUser.id);
  const send = () => own.request('POST', '/uploads', unknown());
  await send();
  await session.end();
  await expect(send()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  session.start(sessionAnswerOf(professionalUser));
  await expect(send()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(http.calls).toHaveLength(1);
  session.start(sessionAnswerOf(clientUser));
  await send();
  expect(http.calls).toHaveLength(2);
});
