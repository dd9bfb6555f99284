/** Until the mocks are restored, the device does not know its time zone: it reports one that Intl refuses. */
export function forgetZone(): void {
  const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function options(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolved.call(this), timeZone: 'Etc/Unknown' };
  });
}
