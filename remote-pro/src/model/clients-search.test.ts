import { clientsQuery, readClientsSearch, writeClientsSearch } from './clients-search.ts';

const read = (query: string) => readClientsSearch(new URLSearchParams(query));

test('the address keeps what is not usual, and anything else reads as usual', () => {
  for (const query of ['', '?q=awa', '?show=upcoming', '?q=awa&show=past&sort=name&cursor=x'])
    expect(writeClientsSearch(read(query))).toBe(query);
  expect(read('show=nobody&sort=price')).toEqual({ text: '', show: 'all', sort: 'contact', cursor: null });
});

test('a name is searched for inside names, one or two letters at the beginning of the last name', () => {
  expect(clientsQuery(read('q=N’Guessan'), 20).where).toEqual({ search: { $contains: 'N’Guessan' } });
  expect(clientsQuery(read('q=Bâ'), 20).where).toEqual({ nameKey: { $gte: 'ba', $lt: 'ba\u{ffff}' } });
});

test('clients with an appointment ahead come by its time', () => {
  expect(clientsQuery(read('show=upcoming&sort=name'), 20)).toMatchObject({
    where: { nextAt: { $isNull: false } },
    sort: [{ nextAt: 'asc' }],
  });
  expect(clientsQuery(read('show=past&sort=name'), 20)).toMatchObject({
    where: { nextAt: { $isNull: true } },
    sort: [{ nameKey: 'asc' }],
  });
});
