import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/processes/party-name';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { ArticleMeta } from '../../components/article-meta.tsx';
import { MarkdownText } from '../../components/markdown-text.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import type { ArticleData } from '../../data/article-loader.ts';
import { localizedText } from '../../model/localized-text.ts';
import styles from './article-view.module.css';
import { AuthorNote } from './author-note.tsx';
import { RelatedArticles } from './related-articles.tsx';

interface ArticleViewProps {
  readonly data: ArticleData;
  /** The comments. */
  readonly children: ReactNode;
}

/** An article: title, author, text, comments and related articles. */
export function ArticleView({ data: { article, related }, children }: ArticleViewProps) {
  const { t } = useTranslation('remote-public/reading');
  const { locale } = usePlatform();
  const title = localizedText(article.titleFr, article.titleEn, locale);
  const summary = localizedText(article.summaryFr, article.summaryEn, locale);
  const body = localizedText(article.bodyFr, article.bodyEn, locale);
  const list = article.kind === 'news' ? 'news' : 'blog';
  const name = title?.text ?? article.slug;
  return (
    <div className={styles.page}>
      <title>{`${name} – Nimbia`}</title>
      {summary === null ? null : <meta name="description" content={summary.text} />}
      <nav className={styles.back} aria-label={t('article.back')}>
        <Link to={list === 'news' ? '/alt-news' : '/blog'} variant="quiet">
          {t(`${list}.title`)}
        </Link>
      </nav>
      <article className={styles.article} aria-labelledby="article">
        <header className={styles.head}>
          <ArticleMeta {...article} />
          <h1 id="article" lang={title?.lang}>
            {name}
          </h1>
          {summary === null ? null : (
            <p className={styles.lead} lang={summary.lang}>
              {summary.text}
            </p>
          )}
          <p className={styles.by}>
            {article.author === null ? t('platform') : t('article.by', { name: partyName(article.author) })}
          </p>
        </header>
        {body === null || body.lang === locale ? null : <Notice tone="info">{t(`article.onlyIn.${body.lang}`)}</Notice>}
        <div className={styles.columns}>
          <div className={styles.body}>
            {body === null ? null : <MarkdownText lang={body.lang}>{body.text}</MarkdownText>}
            <p className={styles.caution}>{t('article.caution')}</p>
            <ShareLink title={name} />
          </div>
          <AuthorNote author={article.author} />
        </div>
      </article>
      <RelatedArticles related={related} />
      {children}
    </div>
  );
}
