import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { signInPath } from 'shared-contracts/remote/return-path';
import { commentInput, type CommentInput } from 'shared-contracts/schemas/discussion-input';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { useContactHint } from 'shared-ui/domain/contact-hint/use-contact-hint.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import { unknown } from 'valibot';
import styles from './discussion.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

interface CommentFormProps {
  /** What is commented. */
  readonly subject: { readonly articleId: string } | { readonly answerId: string };
  readonly user: SessionUser | null;
  readonly onSent?: () => void;
}

const limits = { body: textLimits.comment, pseudonym: textLimits.pseudonym } as const;

/** Anybody can type a comment, which is kept as a draft; sending needs a sign-in. */
export function CommentForm({ subject, user, onSent }: CommentFormProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const { http, toast } = usePlatform();
  const { textOf } = useProblemMessages();
  const limitText = useLimitText();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // The same key for the same text, so that a retry creates one comment.
  const attempt = useRef({ content: '', key: '' });
  // Several forms may be on the page of a question.
  const [name, anchor] =
    'answerId' in subject ? [`comment-${subject.answerId}`, `answer-${subject.answerId}`] : ['', 'comments'];
  const fieldId = (field: string) => (name === '' ? field : `${name}-${field}`);
  const empty = { ...subject, body: '', pseudonym: null };
  const form = useForm<CommentInput>({
    resolver: valibotResolver<CommentInput, unknown, CommentInput>(commentInput),
    defaultValues: empty,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, name || 'comment');
  const { errors, submitCount, isSubmitting } = form.formState;
  const next = `${pathname}#${anchor}`;

  const send = async (values: CommentInput) => {
    if (user === null) return navigate(signInPath('client', next));
    if (!(await check(values.body))) return;
    const content = JSON.stringify(values);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    try {
      await http.request('POST', '/base/comments/create', unknown(), {
        body: values,
        headers: { 'Idempotency-Key': attempt.current.key },
      });
    } catch (error) {
      form.setError('root', { message: error instanceof ProblemError ? error.code : 'INTERNAL' });
      return;
    }
    draft.clear();
    form.reset(empty);
    toast.success(t('article.form.sent'));
    onSent?.();
    // Back to the newest comments.
    await (location.search === '' ? revalidate() : navigate(next));
  };
  const { hint, check } = useContactHint({
    onChange: () => form.setFocus('body'),
    onAccept: () => void form.handleSubmit(send)(),
  });
  const codeText = (code: string, field = '') => {
    if (code === 'TOO_LONG' && (field === 'pseudonym' || field === 'body'))
      return limitText(limits[field], form.getValues(field));
    return code === 'REQUIRED' || (code === 'TOO_SHORT' && field === 'pseudonym')
      ? t(`article.form.errors.${code}`)
      : textOf(code);
  };
  const summaryText = (code: string, id: string) => {
    const field = (['body', 'pseudonym'] as const).find((one) => fieldId(one) === id);
    const message = codeText(code, field);
    if (field === undefined || message === '' || code === 'REQUIRED') return message;
    return t('summaryItem', { ns: 'remote-public/common', field: t(`article.form.${field}`), message });
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <FormErrors
        title={t('problem', { ns: 'remote-public/common' })}
        errors={{ root: errors.root, [fieldId('body')]: errors.body, [fieldId('pseudonym')]: errors.pseudonym }}
        translate={summaryText}
        submitCount={submitCount}
      />
      <TextArea
        {...form.register('body')}
        id={fieldId('body')}
        required
        label={t('article.form.body')}
        hint={t('article.form.hint')}
        rows={4}
        limit={textLimits.comment}
        error={fieldMessage(errors, 'body', (code) => codeText(code, 'body'))}
      />
      <Field
        {...form.register('pseudonym', { setValueAs: (value: string | null) => value?.trim() || null })}
        id={fieldId('pseudonym')}
        label={t('article.form.pseudonym')}
        optionalLabel={t('article.form.optional')}
        hint={t('article.form.pseudonymHint')}
        autoComplete="off"
        limit={textLimits.pseudonym}
        error={fieldMessage(errors, 'pseudonym', (code) => codeText(code, 'pseudonym'))}
      />
      {hint}
      <div className={styles.actions}>
        {hint === null ? (
          <Button type="submit" isLoading={isSubmitting} loadingLabel={t('article.form.sending')}>
            {t(user === null ? 'article.form.signIn' : 'article.form.send')}
          </Button>
        ) : null}
        {user === null ? (
          <Link to={signInPath('professional', next)}>{t('article.form.signInProfessional')}</Link>
        ) : null}
      </div>
      {user === null ? <p className={styles.note}>{t('article.form.kept')}</p> : null}
    </form>
  );
}
