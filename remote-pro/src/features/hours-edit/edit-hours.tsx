import { useState, type ReactNode } from 'react';
import { FormProvider, useWatch, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { FormErrors } from 'shared-ui/primitives/form-errors/form-errors.tsx';
import type { ExceptionRow } from '../../data/practice/availability.ts';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-schema.ts';
import { Rules } from './rules.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnmetWays } from './unmet-ways.tsx';
import { useHoursForm } from './use-hours-form.ts';
import { useProblemText } from './use-problem-text.ts';
import { WaysToMeet } from './ways-to-meet.tsx';
import { Week } from './week.tsx';

const formId = 'hours';

interface EditHoursProps {
  readonly professional: Pick<OwnProfessional, 'id' | 'city' | 'country' | 'cancelNoticeHours'>;
  readonly saved: HoursInput;
  /** Their days do not follow the week. */
  readonly exceptions: readonly Pick<ExceptionRow, 'date'>[];
  /** Beside the week. */
  readonly aside?: ReactNode;
  /** Below the week, above the bar with the buttons. */
  readonly children?: ReactNode;
}

/** Weekly hours and booking rules, and the bar that stays while they are not saved. */
export function EditHours({ professional, saved, exceptions, aside, children }: EditHoursProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { locale } = usePlatform();
  const { form, save } = useHoursForm(professional.id, saved);
  const [areRulesOpen, setRulesOpen] = useState(false);
  const { errors, submitCount } = form.formState;
  const timeZone = useWatch({ control: form.control, name: 'timeZone' });
  const problemText = useProblemText(() => form.getValues('rules'));
  const handleInvalid = (found: FieldErrors<HoursInput>) => {
    // The summary links to fields, which have to be there.
    if (Object.keys(found).some((name) => name !== 'rules')) setRulesOpen(true);
  };
  return (
    <FormProvider {...form}>
      <div className={styles.columns}>
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => void form.handleSubmit(save, handleInvalid)(event)}
        >
          <FormErrors title={t('problem')} errors={errors} translate={problemText} submitCount={submitCount} />
          <Card padding="none" aria-labelledby="week-heading">
            <div className={styles.head}>
              <div>
                <h2 id="week-heading">{t('week.title')}</h2>
                <p className={styles.zone}>{sentenceCase(zoneLabel(timeZone, locale, professional))}</p>
              </div>
              <WaysToMeet />
            </div>
            <UnmetWays />
            <Week />
            <Rules
              cancelNoticeHours={professional.cancelNoticeHours}
              isOpen={areRulesOpen}
              onToggle={() => setRulesOpen((isOpen) => !isOpen)}
            />
          </Card>
        </form>
        <div className={styles.aside}>{aside}</div>
      </div>
      {children}
      <SaveBar formId={formId} exceptions={exceptions} />
    </FormProvider>
  );
}
