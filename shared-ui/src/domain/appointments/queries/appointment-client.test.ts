import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { listAllAppointments, listDocumentsOf, mostAppointments, mostDocuments } from './appointment-client.ts';

/** Answers with full pages, without the cost of parsing them. */
const httpOf = (pages: number) => {
  const request = jest.fn((_method, _path, _schema, options: { body: { cursor?: string } }) => {
    const next = Number(options.body.cursor ?? 0) + 1;
    const data = Array.from({ length: 100 }, () => appointmentFixture());
    return Promise.resolve({ data, page: { next: next < pages ? String(next) : null, limit: 100 } });
  });
  return { request } as unknown as HttpClient;
};

test('all pages are read up to the maximum, and what is left out is told', async () => {
  const read = async (pages: number) => {
    const { rows, isCut } = await listAllAppointments(httpOf(pages), '/appointments/find-by', {});
    return [rows.length, isCut];
  };
  expect(await read(3)).toEqual([300, false]);
  expect(await read(20)).toEqual([mostAppointments, false]);
  expect(await read(21)).toEqual([mostAppointments, true]);
});

test('documents of several requests are read over all pages, up to the maximum', async () => {
  expect(await listDocumentsOf(httpOf(3), ['one', 'two'])).toHaveLength(300);
  expect(await listDocumentsOf(httpOf(21), ['one', 'two'])).toHaveLength(mostDocuments);
});
