import { runAsSystem } from '../../src/db/run-as.ts';
import type { Person, TestApi } from './test-api.ts';

export const hour = 3_600_000;

export const everyDay = (startTime: string, endTime: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startTime, endTime, callTypes: ['video', 'call', 'in_person'] }));

/** A verified professional in Dakar (UTC all year) with hourly slots every day from 8 to 18 by default. */
export async function workingProfessional(
  api: TestApi,
  settings: Readonly<Record<string, unknown>> = {},
  rules: readonly Record<string, unknown>[] = everyDay('08:00', '18:00'),
): Promise<Person> {
  const person = await api.author();
  const body = { slotMinutes: 60, callTypes: ['video', 'call', 'in_person'], timeZone: 'Africa/Dakar', ...settings };
  const saved = await api.call('PUT', `/base/professionals/update/${person.id}`, { token: person.token, body });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const week = await api.call('POST', '/base/availability_rules/create-many', { token: person.token, body: rules });
  if (week.status >= 300) throw new Error(JSON.stringify(week.body));
  return person;
}

/** The stored quarter-hour masks as possible slot starts. */
export async function storedStarts(api: TestApi, professionalId: string): Promise<string[]> {
  const rows = await runAsSystem(api.services.db, (tx) =>
    tx
      .selectFrom('availabilityDays')
      .select(['day', 'mask'])
      .where('professionalId', '=', professionalId)
      .orderBy('day')
      .execute(),
  );
  const starts = rows.flatMap(({ day, mask }) =>
    [...mask].flatMap((digit, quarter) =>
      digit === '1' ? [new Date(Date.parse(day) + quarter * 900_000).toISOString()] : [],
    ),
  );
  return [...new Set(starts)].sort(); // a day has a mask per set of call types
}
