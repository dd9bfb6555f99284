import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Dialog } from 'shared-ui/primitives/dialog/dialog.tsx';
import { KeptNotice } from '../../components/closed-days/kept-notice.tsx';
import type { ExceptionRow } from '../../data/practice/availability.ts';
import { useReader } from '../../model/use-reader.ts';
import { changesOf } from './changes-of.ts';
import styles from './edit-hours.module.css';
import type { HoursInput } from './hours-schema.ts';
import { useAffected } from './use-affected.ts';
import { weekdayName } from './weekday-name.ts';

interface SaveBarProps {
  readonly formId: string;
  readonly exceptions: readonly Pick<ExceptionRow, 'date'>[];
}

/** What is not saved yet, and the buttons; there while something is. */
export function SaveBar({ formId, exceptions }: SaveBarProps) {
  const { t } = useTranslation('remote-pro/availability');
  const { formState, reset } = useFormContext<HoursInput>();
  if (!formState.isDirty) return null;
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <div className={styles.barText}>
        <Changes />
        <Affected exceptions={exceptions} />
      </div>
      <div className={styles.barButtons}>
        <Button variant="quiet" onClick={() => reset()}>
          {t('bar.discard')}
        </Button>
        <Button type="submit" form={formId} isLoading={formState.isSubmitting} loadingLabel={t('saving')}>
          {t('bar.save')}
        </Button>
      </div>
    </section>
  );
}

/** "Modifié : mercredi (fermé), jeudi, règles". */
function Changes() {
  const { t, i18n } = useTranslation('remote-pro/availability');
  const { control, formState } = useFormContext<HoursInput>();
  const typed = useWatch({ control });
  const { days, hasRules } = changesOf(formState.defaultValues as HoursInput, typed as HoursInput);
  const list = [
    ...days.map(({ weekday, isClosed }) => {
      const day = weekdayName(weekday, i18n.language);
      return isClosed ? t('bar.closed', { day }) : day;
    }),
    ...(hasRules ? [t('bar.rules')] : []),
  ];
  return <p className={styles.changes}>{t('bar.changed', { list: list.join(', ') || t('ways.title') })}</p>;
}

function Affected({ exceptions }: Pick<SaveBarProps, 'exceptions'>) {
  const { t } = useTranslation('remote-pro/availability');
  const reader = useReader();
  const affected = useAffected(exceptions) ?? [];
  const [isOpen, setOpen] = useState(false);
  return (
    <p className={styles.affected} role="status">
      {affected.length === 0 ? (
        <span>{t('bar.none')}</span>
      ) : (
        <button type="button" className={styles.affectedButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('bar.kept', { count: affected.length })}
        </button>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="medium"
        title={t('bar.kept', { count: affected.length })}
        closeLabel={t('bar.close')}
      >
        <KeptNotice kept={affected} hasHours reader={reader} />
      </Dialog>
    </p>
  );
}
