import { useTranslation } from 'react-i18next';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import type { WrittenArticle } from '../../data/articles/articles.ts';
import { stateOf } from '../../model/article-state.ts';
import { useReader } from '../../model/use-reader.ts';

interface StateBadgesProps {
  readonly article: WrittenArticle | undefined;
  readonly isAhead: boolean;
}

/** What readers see of an article. */
export function StateBadges({ article, isAhead }: StateBadgesProps) {
  const { t } = useTranslation('remote-pro/article-writing');
  const reader = useReader();
  const state = article ? stateOf(article) : 'draft';
  const tone = ({ draft: 'neutral', planned: 'info', published: 'success', hidden: 'warning' } as const)[state];
  const moment = state === 'planned' && article?.publishedAt ? formatMoment(article.publishedAt, reader) : '';
  return (
    <>
      <Badge tone={tone}>{t(`state.${state}`, { moment })}</Badge>
      {isAhead ? <Badge tone="warning">{t(state === 'planned' ? 'state.half' : 'state.ahead')}</Badge> : null}
    </>
  );
}
