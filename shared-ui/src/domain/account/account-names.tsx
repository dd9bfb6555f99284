import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { requiredName } from 'shared-contracts/schemas/name';
import { changeUser } from './account-calls.ts';
import { accountQueries, refreshAccount } from './account-queries.ts';
import type { AccountView } from './account-view.ts';
import { Button } from '../../primitives/button/button.tsx';
import { EditCard } from '../../primitives/edit-card/edit-card.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { fieldMessage } from '../../primitives/form-errors/field-messages.tsx';
import { FormErrors } from '../../primitives/form-errors/form-errors.tsx';
import * as v from 'valibot';
import styles from './account-names.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from '../../primitives/field/use-limit-text.ts';

/** As `accountChange` has them. */
const names = v.object({ lastName: requiredName(80), firstNames: requiredName(120) });
type Names = v.InferInput<typeof names>;

/** The names of a person, where they may change them alone. */
export function AccountNames({ view: { translate } }: { readonly view: AccountView }) {
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const { textOf, explain } = useProblemMessages();
  const { data: user } = useSuspenseQuery(accountQueries(http).user());
  const { id, lastName, firstNames } = user;
  const form = useForm<Names>({
    resolver: valibotResolver(names),
    defaultValues: { lastName, firstNames },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const draft = useFormDraft(form, 'identity');
  const { errors, submitCount, isSubmitting, isDirty } = form.formState;
  const limitText = useLimitText();
  const { reset } = form;
  // Another tab changed what is shown here; what is typed stays.
  useEffect(
    () => reset({ lastName, firstNames }, { keepDirtyValues: true, keepSubmitCount: true }),
    [lastName, firstNames, reset],
  );
  const wordsOf = (name: keyof Names) => (code: string) =>
    code === 'TOO_LONG'
      ? limitText(textLimits[name], form.getValues(name))
      : code === 'REQUIRED'
        ? translate(`names.required.${name}`)
        : textOf(code);
  const save = form.handleSubmit(async (changed) => {
    try {
      await changeUser(http, id, changed);
    } catch (error) {
      const { fieldErrors } = explain(error);
      for (const { name, code } of fieldErrors) form.setError(name as keyof Names, { message: code });
      if (fieldErrors.length === 0) form.setError('root', { message: (error as { code?: string }).code ?? 'INTERNAL' });
      return;
    }
    draft.clear();
    reset(changed, { keepSubmitCount: true });
    toast.success(translate('contact.saved'));
    await refreshAccount(client);
  });
  return (
    <EditCard id="identity" title={translate('names.title')}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <FormErrors
          title={translate('problem')}
          errors={errors}
          translate={(code, name) => {
            if (name !== 'lastName' && name !== 'firstNames') return textOf(code);
            const message = wordsOf(name)(code);
            return code === 'REQUIRED' || message === ''
              ? message
              : translate('names.item', { field: translate(`names.${name}`), message });
          }}
          submitCount={submitCount}
        />
        <p className={styles.hint}>{translate('names.hint')}</p>
        <div className={styles.pair}>
          <Field
            {...form.register('lastName')}
            limit={textLimits.lastName}
            required
            autoComplete="family-name"
            label={translate('names.lastName')}
            error={fieldMessage(errors, 'lastName', wordsOf('lastName'))}
          />
          <Field
            {...form.register('firstNames')}
            limit={textLimits.firstNames}
            required
            autoComplete="given-name"
            label={translate('names.firstNames')}
            error={fieldMessage(errors, 'firstNames', wordsOf('firstNames'))}
          />
        </div>
        <div>
          <Button
            type="submit"
            variant={isDirty ? 'primary' : 'secondary'}
            isLoading={isSubmitting}
            loadingLabel={translate('saving')}
          >
            {translate('save')}
          </Button>
        </div>
      </form>
    </EditCard>
  );
}
