import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { VisuallyHidden } from 'shared-ui/primitives/visually-hidden/visually-hidden.tsx';
import { EditCard } from 'shared-ui/primitives/edit-card/edit-card.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import styles from './profile-group.module.css';
import type { ProfileField, ProfileValues } from './profile-form.ts';
import { useFieldText } from './use-field-text.ts';
import { useProfileForm } from './use-profile-form.ts';

export interface GroupProps {
  readonly professional: OwnProfessional;
  /** Called with what was typed. */
  readonly onInput: (values: ProfileValues) => void;
}

interface ProfileGroupProps extends GroupProps {
  readonly name: 'identity' | 'practice' | 'description' | 'place' | 'contact' | 'notice';
  readonly fields: readonly ProfileField[];
  readonly children: ReactNode;
  /** Shown before the fields, outside the form. */
  readonly before?: ReactNode;
}

/** A card with some fields of the profile, saved together. */
export function ProfileGroup({ name, fields, professional, onInput, children, before }: ProfileGroupProps) {
  const { t } = useTranslation('remote-pro/profile');
  const title = t(`${name}.title`);
  const group = useProfileForm({ name, fields, professional, onInput, savedText: t('saved', { group: title }) });
  const { isDirty, isSubmitting, errors, submitCount } = group.form.formState;
  const { messageOf } = useFieldText(group.form.getValues);
  return (
    <EditCard id={name} title={title}>
      {before}
      <FormProvider {...group.form}>
        <form className={styles.form} noValidate onSubmit={(event) => void group.handleSubmit(event)}>
          <FormErrors title={t('problem')} errors={errors} translate={messageOf} submitCount={submitCount} />
          {group.changed === undefined ? null : (
            <ChangedMeanwhile changed={group.changed} hasInput={isDirty} onDiscard={group.discard} />
          )}
          {children}
          <div className={styles.buttons}>
            <Button
              type="submit"
              variant={isDirty ? 'primary' : 'secondary'}
              isLoading={isSubmitting}
              loadingLabel={t('saving')}
            >
              {t('save')}
              <VisuallyHidden>{`, ${title}`}</VisuallyHidden>
            </Button>
            {isDirty ? (
              <Button variant="quiet" onClick={group.discard}>
                {t('discard')}
                <VisuallyHidden>{`, ${title}`}</VisuallyHidden>
              </Button>
            ) : null}
          </div>
        </form>
      </FormProvider>
    </EditCard>
  );
}
