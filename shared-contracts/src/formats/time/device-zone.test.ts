import { deviceZone, homeZone } from './device-zone.ts';

const reports = (timeZone: unknown) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

afterEach(() => jest.restoreAllMocks());

test.each(['Africa/Douala', 'Etc/GMT+5', 'UTC'])('%s is the zone of the device', (timeZone) => {
  reports(timeZone);
  expect(deviceZone()).toBe(timeZone);
});

test.each(['Etc/Unknown', 'Foo/Bar', '+05:00', '', undefined])('a device that reports %j has no zone', (timeZone) => {
  reports(timeZone);
  expect(deviceZone()).toBeNull();
});

test('a device whose default locale Intl refuses has no zone', async () => {
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('Incorrect locale information provided');
  });
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./device-zone.ts');
    expect(fresh.deviceZone()).toBeNull();
  });
});

test('asked again it makes no formatter, until the clock of the device moves', () => {
  deviceZone();
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  expect(deviceZone()).toBe('Africa/Douala');
  expect(made).not.toHaveBeenCalled();
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
  deviceZone();
  expect(made).toHaveBeenCalled();
});

test('without a zone and a practice, times are those of Cameroon', () => expect(homeZone).toBe('Africa/Douala'));
