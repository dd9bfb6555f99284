import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { accountSession } from 'shared-contracts/schemas/account-access';
import { mailQueued } from 'shared-contracts/schemas/sign-in';
import { explainedDay } from 'shared-contracts/schemas/slots-explained';
import { holiday } from 'shared-contracts/schemas/absence';
import { professionalSlots } from 'shared-contracts/schemas/slots';
import { earliestSlots } from 'shared-contracts/schemas/earliest';
import { professionalFacets } from 'shared-contracts/schemas/professional-facets';
import { namedFields, searchAlternative } from 'shared-contracts/schemas/search-alternatives';
import { sessionUser } from 'shared-contracts/schemas/session';
import { slotHold } from 'shared-contracts/schemas/slot-hold';
import { suggestions } from 'shared-contracts/schemas/suggestions';
import { upload } from 'shared-contracts/schemas/upload';
import { liveEvent } from 'shared-contracts/schemas/event-stream';
import * as v from 'valibot';
import { pixel, sendFile } from '../support/send-file.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Method, Person, TestApi } from '../support/test-api.ts';
import { askFor, hour, workingProfessional } from '../support/working-professional.ts';

const now = Date.parse('2026-11-23T06:00:00Z');
const dateAt = (day: number) => new Date(now + day * 24 * hour).toISOString().slice(0, 10);

/** Response schemas only describe the API: nothing checks answers against them at run time. */
describe('the schema of an answer in shared-contracts', () => {
  let api: TestApi;
  let who: Person;
  let consultationId: string;
  before(async () => {
    api = await openTestApi({}, () => new Date(now));
    who = await workingProfessional(api, { city: 'Dakar' });
    ({ consultationId } = await askFor(api, who.id));
  });
  after(() => api.close());

  const accepts = (schema: v.GenericSchema, data: unknown) => {
    const { issues } = v.safeParse(schema, data);
    assert.deepEqual(issues?.map(({ path, message }) => [path?.map(({ key }) => key), message]) ?? [], []);
    assert.ok(!Array.isArray(data) || data.length > 0, 'the answer is empty');
  };
  const date = dateAt(2);
  const routes: readonly [method: Method, path: string, schema: v.GenericSchema, body?: () => object][] = [
    ['POST', '/slots', v.array(professionalSlots), () => ({ professionalIds: [who.id], date })],
    ['POST', '/slots/explain', explainedDay, () => ({ date })],
    [
      'POST',
      '/slots/hold',
      slotHold,
      () => ({
        professionalId: who.id,
        consultationId,
        startsAt: `${date}T10:00:00.000Z`,
        holder: randomUUID(),
        callType: 'video',
      }),
    ],
    ['GET', '/holidays', v.array(holiday)],
    ['POST', '/earliest', v.array(earliestSlots), () => ({ date, until: dateAt(4) })],
    ['POST', '/facets', professionalFacets, () => ({})],
    ['POST', '/suggestions', suggestions, () => ({ text: 'dak' })],
    ['POST', '/suggestions/alternatives', v.array(searchAlternative), () => ({ text: 'Dakra' })],
    ['POST', '/suggestions/fields', v.array(namedFields), () => ({ text: 'avocat inconnu à Dakar' })],
    ['GET', '/auth/me', sessionUser],
    ['GET', '/auth/sessions', v.array(accountSession)],
    ['POST', '/auth/confirm/send', mailQueued],
    ['GET', '/events/missed', v.array(liveEvent)],
  ];
  for (const [method, path, schema, body] of routes)
    it(`accepts what ${method} ${path} answers`, async () => {
      const answer = await api.call<{ data: unknown }>(method, path, {
        token: who.token,
        ...(body && { body: body() }),
      });
      assert.ok(answer.status >= 200 && answer.status < 300, JSON.stringify(answer.body));
      accepts(schema, answer.body.data);
    });

  it('accepts what POST /uploads answers', async () => {
    const { status, body } = await sendFile(api, who, 'profile_image', pixel);
    assert.equal(status, 201, JSON.stringify(body));
    accepts(upload, body.data);
  });
});
