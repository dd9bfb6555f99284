import type { ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDeferredValue } from 'react';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { OwnAdd } from 'shared-contracts/schemas/advertising';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { EditCard } from 'shared-ui/primitives/edit-card/edit-card.tsx';
import { PlacePreview } from '../../components/advertisement/place-preview.tsx';
import { useIsInPlan } from '../../components/plan-notice/use-is-in-plan.ts';
import { useIsListed } from '../../components/plan-notice/use-is-listed.ts';
import { addAddress } from '../../model/add-address.ts';
import type { AddForm } from './add-form.ts';
import styles from './edit-advertisement.module.css';
import { PictureField } from './picture-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useAddErrors } from './use-add-errors.ts';
import { useAddForm } from './use-add-form.ts';
import { AltFields, WordFields } from './word-fields.tsx';

interface EditAdvertisementProps {
  readonly professional: OwnProfessional;
  /** Undefined for a new one. */
  readonly add: OwnAdd | undefined;
  /** Further actions beside saving. */
  readonly actions?: ReactNode;
}

/** The form of an advertisement, beside what the public will see of it. */
export function EditAdvertisement({ professional, add, actions }: EditAdvertisementProps) {
  const { t } = useTranslation(['remote-pro/advertisement-form', 'remote-pro/advertising']);
  const { apiUrl } = usePlatform();
  const profile = href('/professionnels/:idname', { idname: professional.slug });
  const { form, hasChanged, take, save, submit, discard } = useAddForm(add, profile);
  const { errors, isSubmitting, submitCount } = form.formState;
  const { textOf, problemOf } = useAddErrors(form.getValues);
  const values = useWatch({ control: form.control }) as AddForm;
  const shown = useDeferredValue(values);
  const isInPlan = useIsInPlan('advertising');
  const isVerified = useIsListed();
  const isDraft = add === undefined || add.state === 'draft' || add.state === 'refused';
  return (
    <FormProvider {...form}>
      <form className={styles.columns} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={styles.form}>
          <FormErrors title={t('problem')} errors={errors} translate={problemOf} submitCount={submitCount} />
          {hasChanged ? (
            <Notice
              tone="warning"
              live="assertive"
              title={t('changed.title')}
              action={
                <Button variant="secondary" onClick={take}>
                  {t('changed.take')}
                </Button>
              }
            >
              <p>{t('changed.text')}</p>
            </Notice>
          ) : null}
          {isDraft ? null : <Notice>{t('again')}</Notice>}
          <EditCard id="words" title={t('words')}>
            <WordFields />
            <PictureField error={fieldMessage(errors, 'picture', (code) => textOf(code, 'picture'))} />
            {values.picture === null ? null : <AltFields />}
          </EditCard>
          <EditCard id="place" title={t('place')}>
            <PlaceFields professional={professional} />
          </EditCard>
        </div>
        <Card
          ground="sunken"
          className={styles.preview}
          tabIndex={0}
          aria-label={t('preview.title', { ns: 'remote-pro/advertising' })}
        >
          <h2>{t('preview.title', { ns: 'remote-pro/advertising' })}</h2>
          <PlacePreview add={shown} image={imageAddress(shown.picture?.address ?? null, apiUrl)} isInert />
        </Card>
        <div className={styles.form}>
          {isDraft ? <NextSteps isInPlan={isInPlan} isVerified={isVerified} /> : null}
          <div className={styles.buttons}>
            {isInPlan && (isVerified || !isDraft) ? (
              <Button type="submit" isLoading={isSubmitting} loadingLabel={t('saving')} onClick={() => void submit()}>
                {t('submit')}
              </Button>
            ) : null}
            {isDraft ? (
              <Button variant="secondary" disabled={isSubmitting} onClick={() => void save()}>
                {t('save')}
              </Button>
            ) : null}
            {isDraft || add === undefined ? null : (
              <ButtonLink variant="quiet" to={addAddress(add.id)} onClick={discard}>
                {t('cancel', { ns: 'remote-pro/advertising' })}
              </ButtonLink>
            )}
            {actions}
          </div>
        </div>
      </form>
    </FormProvider>
  );
}

/** What happens to a draft, and what it still needs. */
function NextSteps({ isInPlan, isVerified }: { readonly isInPlan: boolean; readonly isVerified: boolean }) {
  const { t } = useTranslation('remote-pro/advertisement-form');
  if (!isInPlan) return <Notice title={t('next.title')}>{t('next.payment')}</Notice>;
  if (!isVerified) return <Notice title={t('next.title')}>{t('next.unverified')}</Notice>;
  return (
    <Notice title={t('next.title')}>
      <p>{[t('next.included'), t('next.review'), t('next.shown')].join(' ')}</p>
    </Notice>
  );
}
