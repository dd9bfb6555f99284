const missing = () => {
  throw new Error('the line is dead');
};

describe('while the numbering plans cannot be loaded', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.doMock('shared-contracts/formats/place/phone-plans', missing);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a national number is neither taken nor called wrong; one with its prefix is taken as it is', async () => {
    const { readTypedPhone } = await import('./read-typed-phone.ts');
    expect(await readTypedPhone('6 71 23 45 67', 'CM')).toEqual({ refusal: 'PHONE_UNREAD' });
    expect(await readTypedPhone('+237 6 71 23 45 67', 'CM')).toEqual({ number: '+237671234567' });
    expect(await readTypedPhone('\u202a+237 6 71 23 45 67\u202c', 'CM')).toEqual({ number: '+237671234567' });
    expect(await readTypedPhone('6 71 23 45 67', '')).toEqual({ refusal: 'PHONE_COUNTRY_REQUIRED' });
    expect(await readTypedPhone('call me', 'CM')).toEqual({ refusal: 'PHONE_INVALID' });
  });

  test.each(['+33 (0)6 12 34 56 78', '+٣٣ ٦ ١٢ ٣٤ ٥٦ ٧٨', 'tel:+33612345678;ext=2'])(
    'nobody guesses what is stored of %s',
    async (written) => {
      const { readTypedPhone } = await import('./read-typed-phone.ts');
      expect(await readTypedPhone(written, 'CM')).toEqual({ refusal: 'PHONE_UNREAD' });
    },
  );

  test('they are asked for again, and then read it, which is shown before it is taken', async () => {
    const { readTypedPhone } = await import('./read-typed-phone.ts');
    expect(await readTypedPhone('6 71 23 45 67', 'CM')).toEqual({ refusal: 'PHONE_UNREAD' });
    jest.dontMock('shared-contracts/formats/place/phone-plans');
    expect(await readTypedPhone('6 71 23 45 67', 'CM')).toEqual({ refusal: 'PHONE_UNSEEN' });
    expect(await readTypedPhone('6 71 23 45 67', 'CM')).toEqual({ number: '+237671234567' });
  });

  test('who sends a form does not wait for a file that the shell goes on requesting', async () => {
    jest.useFakeTimers();
    jest.doMock('shared-contracts/formats/place/load-phone-plans', () => ({
      phonePlans: () => undefined,
      loadPhonePlans: () => new Promise(() => undefined),
    }));
    const { readTypedPhone } = await import('./read-typed-phone.ts');
    const reading = readTypedPhone('6 71 23 45 67', 'CM');
    await jest.runAllTimersAsync();
    expect(await reading).toEqual({ refusal: 'PHONE_UNREAD' });
    jest.useRealTimers();
  });
});

describe('where the numbering plans come while the form is sent', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.dontMock('shared-contracts/formats/place/phone-plans');
    jest.dontMock('shared-contracts/formats/place/load-phone-plans');
  });

  test.each([
    ['6 71 23 45 67', '+237671234567'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+237٦٧١٢٣٤٥٦٧', '+237671234567'],
  ])('%s is not taken before its full form could be seen', async (written, number) => {
    const { readTypedPhone } = await import('./read-typed-phone.ts');
    expect(await readTypedPhone(written, 'CM')).toEqual({ refusal: 'PHONE_UNSEEN' });
    expect(await readTypedPhone(written, 'CM')).toEqual({ number });
  });

  test.each(['+237671234567', '00237 6 71 23 45 67', '(+237) 671.234.567'])(
    '%s is written in full, and taken at once',
    async (written) => {
      const { readTypedPhone } = await import('./read-typed-phone.ts');
      expect(await readTypedPhone(written, 'CM')).toEqual({ number: '+237671234567' });
    },
  );
});
