import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import type { ArticleVersion } from 'shared-contracts/schemas/article-writing';
import { locales } from 'shared-contracts/schemas/value-lists';
import { ArticleText } from 'shared-ui/domain/article-text/article-text.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Dialog } from 'shared-ui/primitives/dialog/dialog.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { articleColumns, type ArticleColumns } from '../../data/articles/articles.ts';
import { articleQueries } from '../../data/articles/article-queries.ts';
import { useReader } from '../../model/use-reader.ts';
import styles from './write-article.module.css';

interface HistoryDialogProps {
  readonly articleId: string;
  readonly onRestore: (values: ArticleColumns) => void;
  readonly onClose: () => void;
}

/** What the article said before, to be read and restored: the text of now becomes a version itself. */
export function HistoryDialog({ articleId, onRestore, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('remote-pro/article-writing');
  const { data: versions, isError } = useQuery(articleQueries(usePlatform().http).versions(articleId));
  return (
    <Dialog isOpen onClose={onClose} title={t('history.title')} closeLabel={t('close')} size="large">
      {isError ? <Notice tone="danger">{t('history.failed')}</Notice> : null}
      {versions === undefined && !isError ? <Skeleton lines={4} /> : null}
      {versions?.length === 0 ? <p>{t('history.none')}</p> : null}
      <ol className={styles.versions}>
        {versions?.map((version) => (
          <Version key={version.id} version={version} onRestore={onRestore} />
        ))}
      </ol>
    </Dialog>
  );
}

interface VersionProps extends Pick<HistoryDialogProps, 'onRestore'> {
  readonly version: Pick<ArticleVersion, 'id' | 'createdAt' | 'titleFr' | 'titleEn'>;
}

/** Until when it was the text; its words once it is opened. */
function Version({ version: { id, createdAt, titleFr, titleEn }, onRestore }: VersionProps) {
  const { t } = useTranslation('remote-pro/article-writing');
  const { locale } = usePlatform();
  const reader = useReader();
  const [isOpen, setIsOpen] = useState(false);
  const title = localizedText(titleFr, titleEn, locale);
  const moment = formatMoment(createdAt, reader);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.version}>
          <span className={styles['version-title']} lang={title?.lang}>
            {title?.text ?? t('untitled')}
          </span>{' '}
          <span className={styles.note}>{t('history.until', { moment })}</span>
        </summary>
        {isOpen ? <VersionText id={id} moment={moment} onRestore={onRestore} /> : null}
      </details>
    </li>
  );
}

const textsOf = {
  fr: ['titleFr', 'summaryFr', 'bodyFr'],
  en: ['titleEn', 'summaryEn', 'bodyEn'],
} as const;

interface VersionTextProps extends Pick<HistoryDialogProps, 'onRestore'> {
  readonly id: string;
  readonly moment: string;
}

/** The words of a version, in each of its languages. */
function VersionText({ id, moment, onRestore }: VersionTextProps) {
  const { t } = useTranslation('remote-pro/article-writing');
  const { data: version, isError } = useQuery(articleQueries(usePlatform().http).version(id));
  if (isError) return <Notice tone="danger">{t('history.failed')}</Notice>;
  if (version === undefined) return <Skeleton lines={4} />;
  const written = locales.filter((lang) => textsOf[lang].some((column) => version[column] !== null));
  return (
    <div className={styles['version-text']} data-density="dashboard">
      {written.map((lang) => (
        <Card key={lang} ground="sunken" padding="roomy">
          <ArticleText
            headingLevel={2}
            lang={lang}
            article={version}
            untitled={t('untitled')}
            meta={<p className={styles.category}>{t(`lang.${lang}`)}</p>}
          />
        </Card>
      ))}
      <Button
        aria-label={`${t('history.restore')} – ${moment}`}
        onClick={() =>
          onRestore(Object.fromEntries(articleColumns.map((column) => [column, version[column]])) as ArticleColumns)
        }
      >
        {t('history.restore')}
      </Button>
    </div>
  );
}
