import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { countryName } from 'shared-contracts/formats/place/country-name';

const notOfCountry = /^PHONE_INVALID:([A-Z]{2})$/u;

/** A form's messages of codes, with those of a telephone number (`read-typed-phone.ts`), which name its country. */
export function usePhoneText<Rest extends readonly unknown[]>(
  textOf: (code: string, ...rest: Rest) => string,
): (code: string, ...rest: Rest) => string {
  const { t } = useTranslation('shell');
  const { locale } = usePlatform();
  return useCallback(
    (code, ...rest) => {
      if (code === 'PHONE_INVALID:+') return t('phone.unknownCode');
      const country = notOfCountry.exec(code)?.[1];
      return country === undefined
        ? textOf(code, ...rest)
        : t('phone.notOfCountry', { country: countryName(country, locale) });
    },
    [locale, t, textOf],
  );
}
