import { zoneOptions } from './zone-options.ts';

const winter = Date.UTC(2026, 10, 26);
const labelOf = (zone: string, ...of: Parameters<typeof zoneOptions>) =>
  zoneOptions(...of).find(({ value }) => value === zone)?.label;

test('a time zone has the name of its city and its present offset', () => {
  expect(labelOf('Africa/Douala', 'Africa/Douala', 'fr', winter)).toBe('Douala (UTC+1)');
  expect(labelOf('Europe/London', 'UTC', 'fr', winter)).toBe('Londres (UTC+0)');
  expect(labelOf('Europe/London', 'UTC', 'en', Date.UTC(2026, 6, 1))).toBe('London (UTC+1)');
  expect(labelOf('America/St_Johns', 'UTC', 'en', winter)).toBe('St Johns (UTC-3:30)');
  expect(labelOf('UTC', 'UTC', 'fr', winter)).toBe('UTC');
  expect(labelOf('Etc/GMT+5', 'Etc/GMT+5', 'fr', winter)).toBe('UTC\u22125');
});

test('the zone that is set is among them, under whatever name, and they are in the order of the alphabet', () => {
  expect(labelOf('America/Montreal', 'America/Montreal', 'fr', winter)).toBe('Montreal (UTC-5)');
  const labels = zoneOptions('UTC', 'fr', winter).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.findIndex((one) => one.startsWith('Athènes'))).toBeLessThan(
    labels.findIndex((one) => one.startsWith('Douala')),
  );
});
