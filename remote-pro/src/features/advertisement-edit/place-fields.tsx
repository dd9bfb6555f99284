import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { addPlacements } from 'shared-contracts/schemas/add';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { DateField } from 'shared-ui/primitives/date-field/date-field.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { RadioCards } from 'shared-ui/primitives/radio-cards/radio-cards.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { addQueries } from '../../data/advertising/advertisement-queries.ts';
import { todayOfAdds } from '../../model/add-address.ts';
import type { AddForm } from './add-form.ts';
import styles from './edit-advertisement.module.css';
import { useAddErrors } from './use-add-errors.ts';

/** Where it is shown, where it leads, and on which days. */
export function PlaceFields({ professional }: { readonly professional: OwnProfessional }) {
  const { t } = useTranslation(['remote-pro/advertisement-form', 'remote-pro/advertising']);
  const { http, locale } = usePlatform();
  const { register, control, formState, watch } = useFormContext<AddForm>();
  const { labelOf, textOf } = useAddErrors();
  const { data: articles = [] } = useQuery(addQueries(http).articles());
  const words = { ns: 'remote-pro/advertising' } as const;
  const errorOf = (name: keyof AddForm) => fieldMessage(formState.errors, name, (code) => textOf(code, name));
  const targets = [
    { value: href('/professionnels/:idname', { idname: professional.slug }), label: t('details.profile', words) },
    { value: href('/lawyers/booking/:id', { id: professional.id }), label: t('details.booking', words) },
    ...articles.map(({ id, titleFr, titleEn }) => ({
      value: href('/article/:id', { id }),
      label: t('article', { title: (locale === 'en' ? titleEn : titleFr) ?? titleFr ?? titleEn }),
    })),
  ];
  const target = watch('target');
  const isLost = !targets.some(({ value }) => value === target);
  const startsOn = watch('startsOn');
  const today = todayOfAdds();
  return (
    <>
      <RadioCards
        legend={labelOf('placement')}
        columns={2}
        options={addPlacements.map((value) => ({
          value,
          label: t(`placement.${value}`, words),
          description: t(`where.${value}`),
        }))}
        error={errorOf('placement')}
        {...register('placement')}
      />
      <Select
        label={labelOf('target')}
        options={isLost ? [{ value: target, label: t('lostTarget') }, ...targets] : targets}
        error={errorOf('target')}
        {...register('target')}
      />
      <div className={styles.pair}>
        {(['startsOn', 'endsOn'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <DateField
                required
                id={name}
                label={labelOf(name)}
                locale={locale}
                openLabel={t('openDate', { field: labelOf(name) })}
                min={name === 'endsOn' && startsOn > today ? startsOn : today}
                value={field.value}
                onChange={field.onChange}
                error={errorOf(name)}
              />
            )}
          />
        ))}
      </div>
    </>
  );
}
