import { ChevronDown } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { countryOfCallingCode, hasCallingCode, withoutCallingCode } from 'shared-contracts/formats/place/calling-codes';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { FieldError, FieldFrame, type FieldTexts } from '../../primitives/field/field-frame.tsx';
import { fieldCodes } from '../../primitives/form-errors/field-messages.tsx';
import fieldStyles from '../../primitives/field/field.module.css';
import selectStyles from '../../primitives/select/select.module.css';
import { phoneCountryOptions } from './phone-country-options.ts';
import styles from './phone-field.module.css';
import { useIsInBrowser, usePresetCountry } from './preset-country.ts';
import { refusalOf } from './read-typed-phone.ts';
import { usePhonePlans } from './use-phone-plans.ts';
import { usePhoneText } from './use-phone-text.ts';

interface PhoneFieldProps<Values extends FieldValues, Output> extends Omit<FieldTexts, 'error' | 'isLabelHidden'> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Of the number; the form's values have the country chosen for it as `${name}Country`, empty until then. */
  readonly name: Path<Values>;
  /** The translated message of a field of the form. */
  readonly errorOf: (name: string) => string | undefined;
  /** The country that the person gave elsewhere: it is chosen until they choose another. */
  readonly given?: string | undefined;
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  /** `work` for a number of an office. */
  readonly section?: 'work' | undefined;
}

const digitsOf = (text: string): string => text.replaceAll(/\P{Nd}/gu, '');

/** Whether `rest` is what remains of a number, and not another one. */
const isEndOf = (number: string, rest: string): boolean =>
  digitsOf(rest) !== '' && digitsOf(number).endsWith(digitsOf(rest));

/**
 * A telephone number beside its country. A prefix that is typed decides the country; else it is the chosen one. Beneath, the number stands
 * in full, as it will be stored.
 */
export function PhoneField<Values extends FieldValues, Output>(props: PhoneFieldProps<Values, Output>) {
  const { form, name, errorOf, given, id, required, section, label, hint, optionalLabel } = props;
  const { t } = useTranslation('shell');
  const { locale } = usePlatform();
  const textOf = usePhoneText(useErrorText());
  const row = useRef<HTMLDivElement>(null);
  const countryField = `${name}Country` as Path<Values>;
  const [typed, picked] = useWatch({ control: form.control, name: [name, countryField] });
  const written = String(typed ?? '');
  const preset = usePresetCountry(given);
  const chosen = String(picked ?? '') || preset;
  // The server names countries by other data, and a document needs no list of them.
  const options = useIsInBrowser() ? phoneCountryOptions(locale) : [];
  const plans = usePhonePlans(row, written.trim() !== '');
  const read = plans?.parsePhone(written, chosen);
  const country = hasCallingCode(written)
    ? (read?.country ?? countryOfCallingCode(written, chosen) ?? (read ? '' : chosen))
    : chosen;
  // What is shown in full already says nothing new.
  const isFull = read !== undefined && [read.international, formatPhone(read.number)].includes(written.trim());
  const full = isFull ? undefined : read?.international;
  const started = form.formState.defaultValues as Readonly<Record<string, string | undefined>> | undefined;
  const isTyped = written.trim() !== '' && written !== started?.[name];
  const refusal = plans && isTyped ? refusalOf(written, chosen, plans) : undefined;
  const found = fieldCodes(form.formState.errors).find((one) => one.name === name)?.code;
  // What the plans refused is taken back when it is put right. Not said as the field is left: the press that leaves it would miss what moves.
  const isByPlans = plans !== undefined && isTyped && found?.startsWith('PHONE_INVALID') === true;
  const code = isByPlans ? refusal : found;
  const error = isByPlans ? refusal && textOf(refusal) : errorOf(name);
  const countryError = errorOf(countryField);
  const isOfCountry = error !== undefined && code !== undefined && /^PHONE_INVALID:[A-Z]/u.test(code);
  const countryId = `${id ?? name}Country`;
  const blamed = [countryError && `${countryId}-error`, isOfCountry && `${id ?? name}-error`].filter(Boolean).join(' ');
  const before = section === undefined ? '' : `${section} `;

  const change = (field: Path<Values>, value: string) =>
    form.setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldTouch: true });
  const handleCountry = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    change(countryField, target.value);
    // A prefix would go on to decide: the number becomes one of the country that was chosen.
    if (hasCallingCode(written)) change(name, withoutCallingCode(written));
  };
  const registered = form.register(name);
  const handleNumber = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    if (hasCallingCode(value)) {
      // The number of the start is here again, and its prefix says its country: nothing is changed any more.
      if (value === started?.[name]) change(countryField, started[countryField] ?? '');
    } else if (hasCallingCode(written) && country !== '' && isEndOf(written, value)) {
      // The country that a prefix said stays when the prefix is taken off its number.
      change(countryField, country);
    }
    return registered.onChange(event);
  };
  return (
    <FieldFrame {...{ id, name, label, hint, error, optionalLabel }} describedBy={full && `${id ?? name}-full`}>
      {(wiring) => (
        <>
          <div ref={row} className={styles.row}>
            <div className={fieldStyles.box}>
              <label className={fieldStyles.label} htmlFor={countryId} data-hidden>
                {t('phone.country')}
              </label>
              <select
                id={countryId}
                name={countryField}
                value={country}
                onChange={handleCountry}
                required={required}
                autoComplete={`${before}tel-country-code`}
                aria-invalid={blamed !== '' || undefined}
                aria-describedby={blamed || undefined}
                className={classNames(fieldStyles.control, selectStyles.select)}
              >
                {country === '' ? <option value="">{t('phone.chooseCountry')}</option> : null}
                {options.map(({ value, label: text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
              <ChevronDown className={selectStyles.chevron} size={18} strokeWidth={1.75} aria-hidden="true" />
            </div>
            <div className={fieldStyles.box}>
              <input
                {...registered}
                {...wiring}
                onChange={(event) => void handleNumber(event)}
                type="tel"
                required={required}
                autoComplete={`${before}tel`}
                className={fieldStyles.control}
              />
            </div>
          </div>
          <p className={styles.read} id={`${wiring.id}-full`} aria-live="polite">
            {full === undefined ? null : (
              <span key={full}>
                <span>{t('phone.full')}</span> <bdi translate="no">{full}</bdi>
              </span>
            )}
          </p>
          {countryError === undefined ? null : <FieldError id={`${countryId}-error`} message={countryError} />}
        </>
      )}
    </FieldFrame>
  );
}
