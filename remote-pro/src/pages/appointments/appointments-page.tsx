import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import { href } from 'shared-contracts/remote/paths';
import { AnswerAppointment } from 'shared-ui/domain/appointments/list/answer-appointment.tsx';
import { groupOf } from 'shared-ui/domain/appointments/queries/appointment-groups.ts';
import { AppointmentsBrowser } from 'shared-ui/domain/appointments/list/appointments-browser.tsx';
import { matchingAppointmentsQuery } from 'shared-ui/domain/appointments/queries/matching-appointments-query.ts';
import { periodOf } from 'shared-ui/domain/appointments/queries/periods.ts';
import { useIsNarrow } from 'shared-ui/domain/calendar/use-is-narrow.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { draftDay, draftTime } from '../../features/appointment-open/new-appointment.ts';
import { PrintAndSave } from '../../features/diary-show/print-and-save.tsx';
import { PrintedDiary } from '../../features/diary-show/printed-diary.tsx';
import { ShowDiary, type ShownDiary } from '../../features/diary-show/show-diary.tsx';
import { usePrintedRows } from '../../features/diary-show/use-printed-rows.ts';
import { dateToday } from '../../model/date-of.ts';
import { diarySearchAtom } from '../../model/diary-search.ts';
import { useView } from '../../model/use-view.ts';
import styles from './appointments-page.module.css';
import { dateOfSearch, datesShown, diaryViews, firstShown, viewOf } from './diary-view.ts';

/** Lazy: its date field and calendar weigh 50 kB. */
const OpenAppointment = lazy(async () => ({
  default: (await import('../../features/appointment-open/open-appointment.tsx')).OpenAppointment,
}));

const nothingShown: ShownDiary = { title: '', rows: [], isLoaded: false };

/** `/pro/rendez-vous?view=…&date=…`: the diary of a day, a week or a month with hours, or every appointment by group and period. */
export function Component() {
  const { t } = useTranslation('remote-pro/diary');
  const { http } = usePlatform();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { data: practice } = useSuspenseQuery(practiceQueries(http).professional());
  const { timeZone } = practice;
  const view = useView();
  const isNarrow = useIsNarrow();
  const [search, setSearch] = useSearchParams();
  const [shownDiary, setShownDiary] = useState(nothingShown);
  const [offered, setOffered] = useState<string>();
  const [printedRows, setPrintedRows] = usePrintedRows();
  const shown = viewOf(search, isNarrow);
  const isList = shown === 'list';
  const today = dateToday(timeZone);
  const date = dateOfSearch(search, today);
  const go = (changes: Readonly<Record<string, string>>) => {
    const next = { view: shown, ...(search.has('date') ? { date } : {}), ...changes };
    setOffered(undefined);
    setSearch(next, { preventScrollReset: true });
  };
  const setLeft = useSetAtom(diarySearchAtom);
  useEffect(() => {
    const left = new URLSearchParams(search);
    for (const name of ['new', 'cursor']) left.delete(name);
    setLeft({ userId: practice.id, search: left.toString() });
  }, [search, setLeft, practice.id]);
  const isOpen = search.has('new');
  const setOpen = (open: boolean, day?: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (open) next.set('new', '');
        else next.delete('new');
        if (day !== undefined && !isList) next.set('date', day);
        return next;
      },
      { preventScrollReset: true, replace: !open },
    );

  const group = groupOf(search.get('group'));
  const period = periodOf(search.get('period'));
  const listTitle = [
    view.translate(`group.${group}`),
    ...(period === 'all' ? [] : [view.translate(`period.${period}`)]),
  ];
  const switches = (
    <div className={styles.switches}>
      <SegmentedFilter
        legend={t('view.label')}
        options={diaryViews
          .filter((value) => !isNarrow || value !== 'week')
          .map((value) => ({ value, label: t(`view.${value}`) }))}
        value={shown}
        onChange={(value) => go({ view: value })}
      />
      <PrintAndSave
        view={view}
        name={datesShown(shown, date, today)}
        isReady={isList || shownDiary.isLoaded}
        onPrint={isList ? setPrintedRows : undefined}
        load={() => (isList ? client.fetchQuery(matchingAppointmentsQuery(http, search, timeZone)) : shownDiary)}
      />
    </div>
  );
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead
        title={t('title')}
        actions={
          <Button
            icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
            aria-label={t('new.action')}
            onClick={() => {
              if (shown === 'day' && date >= today) draftDay(pathname, date);
              setOpen(true);
            }}
          >
            {isNarrow ? null : t('new.action')}
          </Button>
        }
      />
      <ZoneNote />
      {isList ? (
        <>
          {switches}
          <div className={styles.list} data-print={printedRows ? 'hide' : undefined}>
            <AppointmentsBrowser
              view={view}
              emptyAction={
                group === 'upcoming' || group === 'waiting' ? (
                  <ButtonLink to={href('/pro/disponibilite')} variant="secondary">
                    {t('hours')}
                  </ButtonLink>
                ) : null
              }
              hrefOf={({ id }) => href('/pro/rendez-vous/:id', { id })}
              actionsOf={(appointment) => (
                <AnswerAppointment
                  appointment={appointment}
                  view={view}
                  only={['accept', 'reject', 'accept_proposal', 'decline_proposal', 'take_back', 'complete', 'miss']}
                />
              )}
            />
          </div>
          {printedRows ? <PrintedDiary title={listTitle.join(' · ')} appointments={printedRows} view={view} /> : null}
        </>
      ) : (
        <>
          <div className={styles.diary}>
            <ShowDiary
              view={view}
              practice={practice}
              shown={shown}
              date={date}
              scrolledTo={offered}
              onDate={(next) => go({ date: next })}
              onOpenDay={(day) => go({ view: 'day', date: day })}
              onNew={(time) => {
                draftTime(pathname, time, view.reader);
                setOpen(true);
              }}
              onShown={setShownDiary}
            >
              {switches}
            </ShowDiary>
          </div>
          {shownDiary.isLoaded ? (
            <PrintedDiary
              title={shownDiary.title}
              appointments={shownDiary.rows}
              range={shownDiary.range}
              view={view}
            />
          ) : null}
        </>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <OpenAppointment
            view={view}
            professionalId={practice.id}
            start={firstShown(shown, date, today)}
            onClose={() => setOpen(false)}
            onOffered={(startsAt) => {
              setOffered(startsAt);
              setOpen(false, wallTimeOf(startsAt, timeZone).slice(0, 10));
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/diary');
  return <AreaFailure title={t('title')} />;
}
