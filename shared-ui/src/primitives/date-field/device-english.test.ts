import { deviceEnglish } from './device-english.ts';

afterEach(() => jest.restoreAllMocks());

test.each([
  [['fr-FR', 'en-US', 'en-GB'], 'en-US'],
  [['en-US@posix', 'en-CA'], 'en-CA'],
  [['en_US', 'en-'], 'en-GB'],
  [['fr'], 'en-GB'],
  [[], 'en-GB'],
  [undefined, 'en-GB'],
])('languages %j: dates are written in %s', (languages, tag) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages as readonly string[]);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix');
  expect(deviceEnglish()).toBe(tag);
});
