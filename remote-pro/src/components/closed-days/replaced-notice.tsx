import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { wallTimeRangeLabel } from 'shared-contracts/formats/time/wall-time-label';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import type { ExceptionRow } from '../../data/practice/availability.ts';
import { groupDays } from './day-group.ts';
import { writeDates } from './write-dates.ts';

interface ReplacedNoticeProps {
  readonly replaced: readonly ExceptionRow[];
  readonly today: string;
}

/** Lists what the days are already set to, and says that it is replaced. */
export function ReplacedNotice({ replaced, today }: ReplacedNoticeProps) {
  const { t } = useTranslation('remote-pro/closed-days');
  const { locale } = usePlatform();
  if (replaced.length === 0) return null;
  const describe = ({ ranges, reason, substitute }: ExceptionRow) => [
    ...(ranges.length === 0
      ? [reason ?? t('closed')]
      : ranges.map(({ start, end }) => wallTimeRangeLabel(start, end, locale))),
    ...(substitute === null ? [] : [partyName(substitute)]),
  ];
  return (
    <Notice tone="warning" live="polite" title={t('replaced')}>
      <ul>
        {groupDays(replaced, today).map(({ id, days }) => (
          <li key={id}>
            {[
              sentenceCase(writeDates(days[0].date, days.at(-1)?.date ?? days[0].date, locale)),
              ...describe(days[0]),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
