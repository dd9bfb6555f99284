import { LocateFixed } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { countriesIn } from 'shared-contracts/formats/place/countries';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { TimeField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { positionText } from '../../model/read-position.ts';
import { ProfileGroup, type GroupProps } from './profile-group.tsx';
import styles from './profile-group.module.css';
import type { ProfileForm } from './profile-form.ts';
import { useGroupField } from './use-group-field.ts';

const fields = ['country', 'city', 'address', 'position', 'openingTime', 'closingTime'] as const;

/** Where and when the practice is open. */
export function PlaceGroup(props: GroupProps) {
  return (
    <ProfileGroup {...props} name="place" fields={fields}>
      <Fields />
    </ProfileGroup>
  );
}

function Fields() {
  const { t } = useTranslation('remote-pro/profile');
  const { locale } = usePlatform();
  const { required, optional } = useGroupField();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return (
    <>
      <div className={styles.pair}>
        <Select autoComplete="country" options={countries} {...required('country')} />
        <Field autoComplete="address-level2" {...required('city')} />
      </div>
      <Field autoComplete="street-address" {...optional('address')} />
      <Field hint={t('place.positionHint')} {...optional('position')} />
      <Locate />
      <div className={styles.pair}>
        <Time name="openingTime" />
        <Time name="closingTime" />
      </div>
    </>
  );
}

function Time({ name }: { readonly name: 'openingTime' | 'closingTime' }) {
  const { t } = useTranslation('remote-pro/profile');
  const { locale } = usePlatform();
  const { control } = useFormContext<ProfileForm>();
  const { label, error, optionalLabel } = useGroupField().optional(name);
  const { field } = useController({ control, name });
  return (
    <TimeField
      {...{ name, label, error, optionalLabel, locale }}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      openLabel={t('place.openTimes')}
    />
  );
}

/** Fills in where this device is. */
function Locate() {
  const { t } = useTranslation('remote-pro/profile');
  const { setValue } = useFormContext<ProfileForm>();
  const [state, setState] = useState<'idle' | 'asking' | 'found' | 'failed'>('idle');
  const handleClick = () => {
    // Some browsers leave it out when it is switched off.
    if (!('geolocation' in navigator)) return setState('failed');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // Five places are a metre.
        const [latitude, longitude] = [coords.latitude, coords.longitude].map((value) => Number(value.toFixed(5)));
        setValue('position', positionText(latitude ?? null, longitude ?? null), { shouldDirty: true });
        setState('found');
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <div className={styles.locate}>
      <Button
        variant="secondary"
        icon={<LocateFixed size={18} strokeWidth={1.75} aria-hidden="true" />}
        isLoading={state === 'asking'}
        onClick={handleClick}
      >
        {t('place.locate')}
      </Button>
      <span role="status" className={styles.note}>
        {state === 'found' || state === 'failed' ? t(`place.${state}`) : ''}
      </span>
    </div>
  );
}
