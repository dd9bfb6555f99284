import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useFormDraft } from 'shared-contracts/platform/use-form-draft';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { reviewCriteria, reviewPublishedAfterDays, type OwnReview } from 'shared-contracts/schemas/review';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { useContactHint } from 'shared-ui/domain/contact-hint/use-contact-hint.tsx';
import { placesOf, returnFocus } from 'shared-ui/primitives/return-focus/return-focus.ts';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { fieldMessage } from 'shared-ui/primitives/form-errors/field-messages.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import { StarField } from 'shared-ui/primitives/star-field/star-field.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { changeReview, reviewsKey, writeReview } from '../../data/review-queries.ts';
import { useAttemptKey } from 'shared-ui/domain/requests/use-attempt-key.ts';
import styles from './review-write.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

interface ReviewFormProps {
  readonly appointmentId: string;
  /** End of the appointment. */
  readonly endsAt: string | undefined;
  /** The professional. */
  readonly name: string;
  /** The review that is changed. */
  readonly review?: OwnReview | undefined;
  readonly onClose: () => void;
}

interface Values {
  readonly rating: number;
  readonly clarity: number;
  readonly listening: number;
  readonly punctuality: number;
  readonly text: string;
}

const DAY = 86_400_000;
/** Name of the draft, which opens the form again after a reload. */
export const reviewDraft = (appointmentId: string): string => `review-${appointmentId}`;

/** The guided review of an appointment: the whole, three criteria, and words. */
export function ReviewForm({ appointmentId, endsAt, name, review, onClose }: ReviewFormProps) {
  const { t } = useTranslation('remote-user/reviews');
  const { http, toast, session } = usePlatform();
  const client = useQueryClient();
  const { textOf } = useProblemMessages();
  const limitText = useLimitText();
  const now = useNow();
  const keyOf = useAttemptKey();
  const draftName = reviewDraft(appointmentId);
  const form = useForm<Values>({
    defaultValues: {
      rating: review?.rating ?? 0,
      clarity: review?.clarity ?? 0,
      listening: review?.listening ?? 0,
      punctuality: review?.punctuality ?? 0,
      text: review?.text ?? '',
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, draftName);
  const { errors, submitCount, isSubmitting } = form.formState;
  const ratings = useWatch({ control: form.control });
  form.register('rating', { validate: (value) => value > 0 || 'REQUIRED' });
  const codeText = (code: string) => {
    if (code === 'TOO_LONG') return limitText(textLimits.review, form.getValues('text'));
    return code === 'REQUIRED' ? t('form.required') : textOf(code);
  };
  const idOf = (field: string) => `${draftName}-${field}`;
  const starsOf = (field: 'rating' | (typeof reviewCriteria)[number]) => ({
    name: idOf(field),
    value: ratings[field] ?? 0,
    wordOf: (value: number) => t(`word.${value as 1 | 2 | 3 | 4 | 5}`),
    onChange: (value: number) => form.setValue(field, value, { shouldDirty: true }),
  });
  const element = useRef<HTMLFormElement>(null);
  // What opened it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  /** Its buttons are gone with it. */
  const leave = (places: ReturnType<typeof placesOf>) => {
    onClose();
    returnFocus(places);
  };
  const close = () => {
    draft.clear();
    leave(placesOf(document.activeElement));
  };
  const send = async ({ rating, text, ...criteria }: Values) => {
    if (!(await check(text))) return;
    const places = placesOf(document.activeElement);
    const rated = Object.fromEntries(reviewCriteria.map((one) => [one, criteria[one] || null]));
    const values = { rating, ...rated, text: text.trim() || null };
    try {
      if (review) await changeReview(http, review.id, values);
      else await writeReview(http, { appointmentId, ...values }, keyOf(values));
    } catch (error) {
      form.setError('root', { message: error instanceof ProblemError ? error.code : 'INTERNAL' });
      return;
    }
    toast.success(t(review ? 'form.saved' : 'form.sent'));
    draft.clear();
    await Promise.all([refreshQueries(client, reviewsKey), refreshQueries(client, appointmentsKey)]);
    leave(places);
  };
  const { hint, check } = useContactHint({
    onChange: () => form.setFocus('text'),
    onAccept: () => void form.handleSubmit(send)(),
  });
  const isLate = endsAt !== undefined && Date.parse(endsAt) + reviewPublishedAfterDays * DAY <= now;
  const { user } = session;
  const author = user === null ? '' : `${user.firstNames} ${user.lastName.slice(0, 1)}.`;
  return (
    <form
      ref={element}
      tabIndex={-1}
      className={styles.form}
      aria-label={t('form.title', { name })}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormErrors
        title={t('form.problem')}
        errors={{ root: errors.root, [idOf('rating')]: errors.rating, [idOf('text')]: errors.text }}
        translate={codeText}
        submitCount={submitCount}
      />
      <StarField
        {...starsOf('rating')}
        required
        legend={t('form.rating')}
        error={fieldMessage(errors, 'rating', codeText)}
      />
      <div className={styles.criteria}>
        {reviewCriteria.map((criterion) => (
          <StarField
            key={criterion}
            {...starsOf(criterion)}
            legend={t(`criterion.${criterion}`)}
            optionalLabel={t('form.optional')}
            clearLabel={t('form.clear')}
          />
        ))}
      </div>
      <TextArea
        {...form.register('text', { validate: (text) => text.trim().length <= textLimits.review || 'TOO_LONG' })}
        id={idOf('text')}
        label={t('form.text')}
        optionalLabel={t('form.optional')}
        hint={t('form.textHint')}
        rows={5}
        limit={textLimits.review}
        error={fieldMessage(errors, 'text', codeText)}
      />
      <p className={styles.note}>{t(isLate && !review ? 'form.rulesLate' : 'form.rules', { name: author })}</p>
      {hint}
      <div className={styles.actions}>
        {hint === null ? (
          <Button type="submit" isLoading={isSubmitting} loadingLabel={t('form.sending')}>
            {t(review ? 'form.save' : 'form.submit')}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={close}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
