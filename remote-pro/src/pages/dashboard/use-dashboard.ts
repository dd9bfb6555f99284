import { useQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { outcomeQueries } from 'shared-ui/domain/appointments/queries/outcome-queries.ts';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/queries/use-appointment-queries.ts';
import { useHeld } from 'shared-ui/domain/queries/use-held.ts';
import { plansQuery } from '../../data/plan/plan-queries.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { reviewQueries } from '../../data/reviews/review-queries.ts';
import { statisticsQueries } from '../../data/plan/statistics-queries.ts';
import { dayStart, mondayOf } from './agenda/day-start.ts';
import { requestsSince, shownDays, shownWeeks } from './tiles/shown-range.ts';

/** What the parts of the page show, each with its own state. `now` in milliseconds; days and weeks are those of `timeZone`. */
export function useDashboard(now: number, timeZone: string) {
  const { http } = usePlatform();
  const appointments = useAppointmentQueries('professional');
  const practice = practiceQueries(http);
  const reviews = reviewQueries(http);
  const read = statisticsQueries(http);
  const agenda = useQuery(read.agenda(dayStart(now, timeZone), dayStart(now, timeZone, shownDays)));
  const pending = useQuery(appointments.firstPending());
  const { data: pendingCount } = useQuery(appointments.pendingCount());
  const next = useQuery({ ...appointments.next(), throwOnError: false });
  const unfinished = useQuery(outcomeQueries(http, 'professional').unfinished());
  const professional = useQuery(practice.professional());
  const documents = useQuery(practice.documents());
  const rules = useQuery(practice.rules());
  const consultations = useQuery(practice.consultations());
  const plans = useQuery(plansQuery(http));
  const planEnd = useQuery(read.planEnd());
  const requests = useQuery(read.requests(requestsSince(now, timeZone)));
  const latest = useQuery(reviews.latest());
  const counts = useQuery(reviews.counts());
  const plan = plans.data?.find(({ id }) => id === professional.data?.planId);
  const hasStatistics = plan?.entitlements.includes('statistics') ?? false;
  const monday = mondayOf(now, timeZone, shownWeeks - 1);
  const statistics = useQuery({ ...read.weeks(monday, timeZone), enabled: hasStatistics });
  const parts = [
    agenda,
    next,
    pending,
    unfinished,
    professional,
    documents,
    rules,
    consultations,
    plans,
    planEnd,
    requests,
    latest,
    counts,
  ];
  const hasFailed = parts.every(({ isError, data }) => isError && data === undefined);
  const isHeld = useHeld(statistics.isLoading || parts.some(({ isPending }) => isPending));
  return {
    parts,
    hasFailed,
    isHeld,
    agenda,
    pending,
    pendingCount,
    next,
    unfinished,
    professional,
    documents,
    rules,
    consultations,
    plans,
    plan,
    planEnd,
    requests,
    latest,
    counts,
    statistics,
    hasStatistics,
    monday,
    timeZone,
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
