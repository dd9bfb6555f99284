import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { questionInput, type QuestionInput } from 'shared-contracts/schemas/discussion-input';
import { type OwnQuestion } from 'shared-contracts/schemas/discussion';
import { legalCategories, locales } from 'shared-contracts/schemas/value-lists';
import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { FoundDetails } from 'shared-ui/domain/contact-hint/found-details.tsx';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import { parse, safeParse } from 'valibot';
import { accountQuery } from '../../data/account-query.ts';
import { askQuestion, changeQuestion, questionsKey } from '../../data/question-queries.ts';
import { personalDetails, type PersonalDetail } from '../../model/personal-details.ts';
import { useAttemptKey } from 'shared-ui/domain/requests/use-attempt-key.ts';
import { QuestionPreview } from './question-preview.tsx';
import styles from './question-ask.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

interface QuestionFormProps {
  /** The question that is changed. */
  readonly question?: OwnQuestion | undefined;
  /** Of the question before, for a new one. */
  readonly pseudonym?: string | undefined;
  readonly onDone: (id: string) => void;
  readonly onCancel: () => void;
}

const texts = ['pseudonym', 'title', 'body'] as const;
const limits: Readonly<Record<string, readonly [least: number, most: number]>> = {
  pseudonym: [2, textLimits.pseudonym],
  title: [10, textLimits.questionTitle],
  body: [20, textLimits.questionBody],
};

const isText = (field: string): field is (typeof texts)[number] => texts.some((text) => text === field);
const labels = {
  pseudonym: 'pseudonym',
  category: 'category',
  lang: 'lang',
  title: 'question',
  body: 'body',
} as const satisfies Record<keyof QuestionInput, string>;
const isLabelled = (field: string): field is keyof typeof labels => field in labels;

/** Asks a question in public, or changes one that nobody has answered. What could tell who asks is pointed out once. */
export function QuestionForm({ question, pseudonym = '', onDone, onCancel }: QuestionFormProps) {
  const { t } = useTranslation(['remote-user/questions', 'remote-user/dashboard', 'remote-user/common']);
  const limitText = useLimitText();
  const { http, toast, locale, session } = usePlatform();
  const client = useQueryClient();
  const { user } = session;
  const { textOf } = useProblemMessages();
  const { data: account } = useQuery(accountQuery(http, user?.id ?? ''));
  const keyOf = useAttemptKey();
  const [found, setFound] = useState<readonly PersonalDetail[]>([]);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const form = useForm<QuestionInput>({
    defaultValues: {
      pseudonym: question?.pseudonym ?? pseudonym,
      // None is chosen yet.
      category: question?.category ?? ('' as LegalCategory),
      lang: question?.lang ?? locale,
      title: question?.title ?? '',
      body: question?.body ?? '',
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, question ? `question-${question.id}` : 'question');
  const { errors, submitCount, isSubmitting } = form.formState;
  const values = useWatch({ control: form.control });
  const register = <Name extends keyof QuestionInput>(name: Name) =>
    form.register(name, {
      validate: (value) => safeParse(questionInput.entries[name], value).issues?.[0]?.message ?? true,
    });
  const codeText = (code: string, field: string) => {
    const [least = 0, most = 0] = limits[field] ?? [];
    if (code === 'TOO_SHORT') return t('form.least', { count: least });
    if (code === 'TOO_LONG' && isText(field)) return limitText(most, form.getValues(field));
    return textOf(field === 'category' && code !== 'REQUIRED' ? 'REQUIRED' : code);
  };
  const summaryText = (code: string, field: string) => {
    const message = codeText(code, field);
    if (message === '' || !isLabelled(field)) return message;
    return t('summaryItem', { ns: 'remote-user/common', field: t(`form.${labels[field]}`), message });
  };
  const messageOf = (field: keyof QuestionInput) => fieldMessage(errors, field, (code) => codeText(code, field));
  const detailsIn = (input: QuestionInput) => {
    const own = {
      firstNames: user?.firstNames ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      phone: account?.phone ?? '',
    };
    return texts.flatMap((field) => personalDetails(input[field], own, field !== 'body'));
  };
  const publish = async (input: QuestionInput, known: readonly string[]) => {
    const left = detailsIn(input).filter(({ text }) => !known.includes(text));
    setFound(left);
    if (left.length > 0) return;
    try {
      const id = question ? question.id : await askQuestion(http, input, keyOf(input));
      if (question) await changeQuestion(http, question.id, input);
      toast.success(t(question ? 'form.saved' : 'form.sent'));
      draft.clear();
      await refreshQueries(client, questionsKey);
      onDone(id);
    } catch (error) {
      const problem = error instanceof ProblemError ? error.problem : undefined;
      const atField = problem?.errors.find(({ pointer }) => pointer.slice(1) in values);
      form.setError(atField ? (atField.pointer.slice(1) as keyof QuestionInput) : 'root', {
        message: (atField ?? problem)?.code ?? 'INTERNAL',
      });
    }
  };
  const submit = (known: readonly string[]) =>
    void form.handleSubmit((input) => publish(parse(questionInput, input), known))();
  const close = () => {
    draft.clear();
    onCancel();
  };
  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(accepted);
        }}
      >
        <FormErrors title={t('form.problem')} errors={errors} translate={summaryText} submitCount={submitCount} />
        <Field
          {...register('pseudonym')}
          limit={textLimits.pseudonym}
          required
          autoComplete="off"
          label={t('form.pseudonym')}
          hint={t('form.pseudonymHint')}
          error={messageOf('pseudonym')}
        />
        <div className={styles.pair}>
          <Select
            {...register('category')}
            required
            label={t('form.category')}
            placeholder={t('form.choose')}
            options={legalCategories.map((value) => ({
              value,
              label: t(`category.${value}`, { ns: 'remote-user/dashboard' }),
            }))}
            error={messageOf('category')}
          />
          <Select
            {...register('lang')}
            required
            label={t('form.lang')}
            options={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
            error={messageOf('lang')}
          />
        </div>
        <Field
          {...register('title')}
          limit={textLimits.questionTitle}
          required
          lang={values.lang}
          label={t('form.question')}
          hint={t('form.questionHint')}
          error={messageOf('title')}
        />
        <TextArea
          {...register('body')}
          limit={textLimits.questionBody}
          required
          rows={7}
          lang={values.lang}
          label={t('form.body')}
          hint={t('form.bodyHint')}
          error={messageOf('body')}
        />
        {found.length === 0 ? null : (
          <FoundDetails
            details={found.map(({ kind, text }) => ({ text, kind: t(`found.${kind}`) }))}
            words={{
              title: t('found.title'),
              text: t('found.text'),
              change: t('found.change'),
              anyway: t('found.anyway'),
            }}
            onChange={() => {
              setFound([]);
              form.setFocus('body');
            }}
            onAccept={() => {
              const known = [...accepted, ...found.map(({ text }) => text)];
              setAccepted(known);
              submit(known);
            }}
          />
        )}
        <div className={styles.actions}>
          {found.length > 0 ? null : (
            <Button type="submit" isLoading={isSubmitting} loadingLabel={t('form.sending')}>
              {t(question ? 'form.save' : 'form.submit')}
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
      <QuestionPreview {...values} />
    </div>
  );
}
