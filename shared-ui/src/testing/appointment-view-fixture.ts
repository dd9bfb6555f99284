import type { AppointmentView } from '../domain/appointments/appointment-view.ts';
import strings from '../locales/fr/appointments.json';

/** The French strings of appointments, for tests without i18next. @throws on a missing key */
const translate: AppointmentView['translate'] = (key, values = {}) => {
  const found = key.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], strings);
  if (typeof found !== 'string') throw new Error(`no string for ${key}`);
  return found.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));
};

/** A client in Douala reading French on 20 November 2026; `change` overrides fields. */
export const appointmentViewFixture = (change: Partial<AppointmentView> = {}): AppointmentView => ({
  translate,
  reader: { locale: 'fr', timeZone: 'Africa/Douala' },
  party: 'client',
  now: Date.parse('2026-11-20T09:00:00.000Z'),
  ...change,
});
