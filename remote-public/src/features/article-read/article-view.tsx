import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ArticleText } from 'shared-ui/domain/article-text/article-text.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { ArticleMeta } from '../../reading/article-meta.tsx';
import { ReadingPage } from '../../reading/reading-page.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import type { ArticleData } from '../../reading/article-loader.ts';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import styles from './article-view.module.css';
import { AuthorNote } from '../../reading/author-note.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { useReadCount } from './use-read-count.ts';

interface ArticleViewProps {
  readonly data: ArticleData;
  /** The comments. */
  readonly children: ReactNode;
}

/** An article: title, author, text, comments and related articles. */
export function ArticleView({ data: { article, related }, children }: ArticleViewProps) {
  const { t } = useTranslation('remote-public/reading');
  const { locale } = usePlatform();
  useReadCount(article.id);
  const title = localizedText(article.titleFr, article.titleEn, locale);
  const summary = localizedText(article.summaryFr, article.summaryEn, locale);
  const body = localizedText(article.bodyFr, article.bodyEn, locale);
  const list = article.kind === 'news' ? 'news' : 'blog';
  const name = title?.text ?? article.slug;
  return (
    <ReadingPage
      title={name}
      description={summary?.text}
      list={{ to: list === 'news' ? '/alt-news' : '/blog', name: t(`${list}.title`) }}
    >
      <ArticleText
        article={article}
        untitled={article.slug}
        meta={<ArticleMeta {...article} />}
        by={article.author === null ? t('platform') : t('article.by', { name: partyName(article.author) })}
        notice={
          body === null || body.lang === locale ? null : <Notice tone="info">{t(`article.onlyIn.${body.lang}`)}</Notice>
        }
        aside={<AuthorNote author={article.author} />}
      >
        <p className={styles.caution}>{t('article.caution')}</p>
        <ShareLink title={name} />
      </ArticleText>
      <RelatedArticles related={related} />
      {children}
    </ReadingPage>
  );
}
