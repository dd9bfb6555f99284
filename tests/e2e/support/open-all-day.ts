import type { ApiDriver, Signed } from './api-driver.ts';

/** Open around the clock, so that the test works at any hour; returns how to put the week back. */
export async function openAllDay(api: ApiDriver, { token }: Signed): Promise<() => Promise<unknown>> {
  const list = { sort: [{ weekday: 'asc' }], limit: 100 };
  const week = await api.call<Record<string, unknown>[]>('POST', '/pro/get-all/availability_rules', list, token);
  const write = (rules: object[]) => api.call('POST', '/base/availability_rules/create-many', rules, token);
  await write(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      startTime: '00:00',
      endTime: '23:59',
      callTypes: ['call', 'video'],
    })),
  );
  return () =>
    write(week.map(({ weekday, startTime, endTime, callTypes }) => ({ weekday, startTime, endTime, callTypes })));
}
