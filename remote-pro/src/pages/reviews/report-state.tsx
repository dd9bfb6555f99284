import { useTranslation } from 'react-i18next';
import type { ReviewReport } from 'shared-contracts/schemas/review';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';

interface ReportStateProps {
  readonly report: ReviewReport;
  /** Writes the day of an instant. */
  readonly day: (instant: string) => string;
}

const tones = { waiting: 'warning', kept: 'info', removed: 'success' } as const;

/** What became of a report, and when. */
export function ReportState({ report: { state, reason, reportedAt, decidedAt }, day }: ReportStateProps) {
  const { t } = useTranslation('remote-pro/reviews');
  return (
    <Notice tone={tones[state]} title={t(`reported.${state}`, { date: day(decidedAt ?? reportedAt) })}>
      <p lang="">{reason}</p>
    </Notice>
  );
}
