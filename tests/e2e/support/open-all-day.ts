import type { ApiDriver, Signed } from './api-driver.ts';

/** Open around the clock, so that the test works at any hour. */
export async function openAllDay(api: ApiDriver, { token }: Signed): Promise<void> {
  const callTypes = ['call', 'video'];
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startTime: '00:00', endTime: '23:59', callTypes }));
  await api.call('POST', '/base/availability_rules/create-many', week, token);
}
