import { useId, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { readArticlePicture } from 'shared-contracts/formats/file/article-picture';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import type { Article } from 'shared-contracts/schemas/article';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { MarkdownText } from '../markdown-text/markdown-text.tsx';
import { Picture } from '../markdown-text/picture.tsx';
import styles from './article-text.module.css';

type ArticleTexts = Pick<Article, 'titleFr' | 'titleEn' | 'summaryFr' | 'summaryEn' | 'bodyFr' | 'bodyEn' | 'cover'>;

interface ArticleTextProps {
  readonly article: ArticleTexts;
  /** Stands for a title that is not written yet. */
  readonly untitled: string;
  /** The language that comes first; by default the reader's. */
  readonly lang?: Locale;
  /** 2 where it is not the page. */
  readonly headingLevel?: 1 | 2;
  /** Above the title: category, date, reading time. */
  readonly meta?: ReactNode;
  /** Under the summary. */
  readonly by?: ReactNode;
  readonly notice?: ReactNode;
  /** Under the text. */
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
}

/** An article as it is read: on its page, and in the preview of who writes it. */
export function ArticleText({
  article,
  untitled,
  lang,
  headingLevel = 1,
  meta,
  by,
  notice,
  children,
  aside,
}: ArticleTextProps) {
  const { locale } = usePlatform();
  const titleId = useId();
  const first = lang ?? locale;
  const title = localizedText(article.titleFr, article.titleEn, first);
  const summary = localizedText(article.summaryFr, article.summaryEn, first);
  const body = localizedText(article.bodyFr, article.bodyEn, first);
  const cover = readArticlePicture(article.cover);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.article} aria-labelledby={titleId}>
      <header className={styles.head}>
        {meta}
        <Heading id={titleId} className={styles.title} lang={title?.lang}>
          {title?.text ?? untitled}
        </Heading>
        {summary === null ? null : (
          <p className={styles.lead} lang={summary.lang}>
            {summary.text}
          </p>
        )}
        {by === undefined ? null : <p className={styles.by}>{by}</p>}
      </header>
      {notice}
      {cover ? <Picture picture={cover} alt="" isFirst className={styles.cover} /> : null}
      <div className={styles.columns} data-aside={aside === undefined ? undefined : true}>
        <div className={styles.body}>
          {body === null ? null : <MarkdownText lang={body.lang}>{body.text}</MarkdownText>}
          {children}
        </div>
        {aside}
      </div>
    </article>
  );
}
