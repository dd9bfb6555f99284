import type { AppointmentView } from '../domain/appointments/appointment-view.ts';
import words from '../locales/fr/appointments.json';

/** The French words of appointments, for tests that mount a piece without i18next. @throws on a key without words */
const say: AppointmentView['words'] = (key, values = {}) => {
  const found = key.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], words);
  if (typeof found !== 'string') throw new Error(`no words for ${key}`);
  return found.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));
};

/** How a client in Douala reads French on 20 November 2026; `change` overrides what the test is about. */
export const appointmentViewFixture = (change: Partial<AppointmentView> = {}): AppointmentView => ({
  words: say,
  reader: { locale: 'fr', timeZone: 'Africa/Douala' },
  party: 'client',
  now: Date.parse('2026-11-20T09:00:00.000Z'),
  ...change,
});
