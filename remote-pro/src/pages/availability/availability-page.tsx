import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { EditContact } from '../../features/contact-edit/edit-contact.tsx';
import { EditExceptions } from '../../features/exceptions-edit/edit-exceptions.tsx';
import { EditHours } from '../../features/hours-edit/edit-hours.tsx';
import { hoursOf } from '../../features/hours-edit/hours-form.ts';
import { ExplainTimes } from '../../features/times-explain/explain-times.tsx';
import { PreviewSlots } from '../../features/slots-preview/preview-slots.tsx';
import { ShowCalendar } from '../../features/calendar-show/show-calendar.tsx';
import { practiceQueries } from '../../data/practice-queries.ts';
import { AreaFailure } from '../../components/area-failure.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { dateToday } from '../../model/date-of.ts';
import { useView } from '../../model/use-view.ts';
import styles from './availability-page.module.css';

/** `/pro/disponibilite`: weekly hours, booking settings, exceptions by date, and a preview for clients. */
export function Component() {
  const { t } = useTranslation('remote-pro/availability');
  const queries = practiceQueries(usePlatform().http);
  const { data: professional } = useSuspenseQuery(queries.professional());
  const { data: rules } = useSuspenseQuery(queries.rules());
  // Deferred: past midnight or in another time zone the page stays, with what was typed, until its new data is loaded.
  const today = useDeferredValue(dateToday(professional.timeZone));
  const { data: exceptions } = useSuspenseQuery(queries.exceptions(today));
  const view = useView();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead
        title={t('title')}
        actions={
          <ButtonLink variant="secondary" size="dense" to={href('/pro/disp')}>
            {t('now')}
          </ButtonLink>
        }
      >
        {t('lead')}
      </PageHead>
      <div className={styles.columns}>
        <EditHours professional={professional} saved={hoursOf(professional, rules)} />
        <Card ground="sunken" className={styles.preview} tabIndex={0} aria-labelledby="preview-heading">
          <h2 id="preview-heading">{t('preview.title')}</h2>
          <p className={styles.lead}>{t('preview.lead')}</p>
          <p className={styles.lead}>
            <Link to="#explain-heading">{t('preview.explain')}</Link>
          </p>
          <PreviewSlots professionalId={professional.id} />
        </Card>
      </div>
      <EditContact professional={professional} />
      <ExplainTimes today={today} />
      <Card aria-labelledby="exceptions-heading">
        <h2 id="exceptions-heading">{t('exceptions.title')}</h2>
        <p className={styles.lead}>{t('exceptions.lead')}</p>
        <EditExceptions
          reader={view.reader}
          timeZone={professional.timeZone}
          calendar={<ShowCalendar view={view} label={t('exceptions.calendar')} timeZone={professional.timeZone} />}
          exceptions={exceptions}
          today={today}
        />
      </Card>
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/availability');
  return <AreaFailure title={t('title')} />;
}
