import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { localizedText } from 'shared-contracts/formats/text/localized-text';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { legalCategories, locales } from 'shared-contracts/schemas/value-lists';
import type { LegalCategory, Locale } from 'shared-contracts/schemas/vocabulary';
import { ArticleText } from 'shared-ui/domain/article-text/article-text.tsx';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Notice } from 'shared-ui/primitives/notice/notice.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { TextArea } from 'shared-ui/primitives/text-area/text-area.tsx';
import { PlanNotice } from '../../components/plan-notice/plan-notice.tsx';
import { useIsInPlan } from '../../components/plan-notice/use-is-in-plan.ts';
import { useIsListed } from '../../components/plan-notice/use-is-listed.ts';
import { UnverifiedNotice } from '../../components/plan-notice/unverified-notice.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import type { ArticleColumns, WrittenArticle } from '../../data/articles/articles.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { ArticleActions } from './article-actions.tsx';
import { CoverField } from './cover-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { SaveStatus } from './save-status.tsx';
import { StateBadges } from './state-badges.tsx';
import { isPressed, saveKey } from './shortcuts.ts';
import { useArticleDraft } from './use-article-draft.ts';
import styles from './write-article.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { useLimitText } from 'shared-ui/primitives/field/use-limit-text.ts';

interface WriteArticleProps {
  /** Undefined for a new one. */
  readonly article: WrittenArticle | undefined;
  readonly onCreated: (id: string) => void;
}

const nothing = {
  cover: null,
  titleFr: null,
  titleEn: null,
  summaryFr: null,
  summaryEn: null,
  bodyFr: null,
  bodyEn: null,
} as const;
const columns = {
  fr: { title: 'titleFr', summary: 'summaryFr', body: 'bodyFr' },
  en: { title: 'titleEn', summary: 'summaryEn', body: 'bodyEn' },
} as const;

/** The one language that has a text. */
const writtenIn = ({ bodyFr, bodyEn }: ArticleColumns): Locale | undefined =>
  (bodyFr === null) === (bodyEn === null) ? undefined : bodyFr === null ? 'en' : 'fr';

/** What is there of a language that is begun and not whole, alone: nobody reads it above the text of the other one. */
function previewOf(values: ArticleColumns, lang: Locale): ArticleColumns {
  const { title, body, summary } = columns[lang];
  const isHalf = Boolean(values[title]) !== Boolean(values[body]) || (!values[title] && Boolean(values[summary]));
  const other = columns[lang === 'fr' ? 'en' : 'fr'];
  return isHalf ? { ...values, [other.title]: null, [other.body]: null, [other.summary]: null } : values;
}

const limits = { title: textLimits.articleTitle, body: textLimits.articleBody, summary: textLimits.articleSummary };

/** An article in French, English or both, beside what readers will see of it. */
export function WriteArticle({ article: opened, onCreated }: WriteArticleProps) {
  const { t } = useTranslation(['remote-pro/article-writing', 'remote-pro/common']);
  const { http, locale } = usePlatform();
  const errorText = useErrorText();
  const limitText = useLimitText();
  const { data: professional } = useSuspenseQuery(practiceQueries(http).professional());
  const category: LegalCategory = professional.specialities[0] ?? 'civil';
  const { draft, values, article, save, isAhead, faults } = useArticleDraft({
    article: opened,
    empty: { ...nothing, category },
    onCreated,
  });
  const [lang, setLang] = useState<Locale>(() => writtenIn(values) ?? locale);
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const [refusals, setRefusals] = useState(0);
  const previewed = useDeferredValue(values);
  useEffect(() => {
    const handleKeys = (event: KeyboardEvent) => {
      if (!isPressed(event, saveKey)) return;
      event.preventDefault();
      void draft.save({ keepsVersion: true });
    };
    window.addEventListener('keydown', handleKeys);
    return () => window.removeEventListener('keydown', handleKeys);
  }, [draft]);
  const column = columns[lang];
  const [isInPlan, isListed] = [useIsInPlan('articles'), useIsListed()];
  const title = localizedText(values.titleFr, values.titleEn, locale)?.text ?? '';
  const name = title.trim() || t(article ? 'untitled' : 'new');
  const faultOf = (name: string, code = faults[name]) => {
    const [, kind] = Object.entries(limits).find(([start]) => name.startsWith(start)) ?? [];
    if (code === 'TOO_LONG' && kind !== undefined)
      return limitText(kind, values[name as keyof typeof values]) || errorText(code);
    return code === undefined ? undefined : errorText(code);
  };
  const handleRefused = () => {
    const [first] = Object.keys(draft.state().faults);
    if (first !== undefined) setLang(first.endsWith('En') ? 'en' : 'fr');
    setShown('write');
    setRefusals((count) => count + 1);
  };
  const nameOf = (name: string) =>
    `${t(`field.${name.startsWith('title') ? 'title' : name.startsWith('body') ? 'body' : 'summary'}`)} (${t(name.endsWith('En') ? 'lang.en' : 'lang.fr')})`;
  const problems = Object.entries(faults).map(([fieldId, code]) => ({
    fieldId,
    message: t('summaryItem', {
      ns: 'remote-pro/common',
      field: nameOf(fieldId),
      message: faultOf(fieldId, code) ?? errorText('INTERNAL'),
    }),
  }));
  const back = <Link to="/pro/articles">{t('back')}</Link>;
  // What somebody has typed stays in sight when the plan ends.
  if (!isInPlan && article === undefined && !draft.isDirty())
    return (
      <>
        <PageTitle>{name}</PageTitle>
        <PageHead title={name} back={back} />
        <PlanNotice entitlement="articles" />
      </>
    );
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHead
        title={name}
        back={back}
        actions={<ArticleActions draft={draft} article={article} isAhead={isAhead} onRefused={handleRefused} />}
      >
        <div className={styles.states}>
          <StateBadges article={article} isAhead={isAhead} />
          <SaveStatus save={save} isEmpty={article === undefined} />
          <ZoneNote />
        </div>
      </PageHead>
      <PlanNotice entitlement="articles">
        <p>{t('drafts')}</p>
        {isListed ? null : (
          <p>
            <span>{t('unverified.title')}</span> – <Link to="/inscription-2">{t('unverified.documents')}</Link>
          </p>
        )}
      </PlanNotice>
      {isInPlan ? <UnverifiedNotice title={t('unverified.title')} action={t('unverified.documents')} /> : null}
      {save.is === 'changed' ? (
        <Notice
          tone="warning"
          title={t('changed.title')}
          action={
            <div className={styles.choices}>
              <Button onClick={() => void draft.resolve(true)}>{t('changed.mine')}</Button>
              <Button variant="secondary" onClick={() => void draft.resolve(false)}>
                {t('changed.theirs')}
              </Button>
            </div>
          }
        >
          {t('changed.text')}
        </Notice>
      ) : null}
      <ErrorSummary title={t('problem')} errors={problems} focusKey={refusals} />
      <div className={styles.narrow}>
        <SegmentedFilter
          legend={t('show.legend')}
          options={(['write', 'preview'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <div className={styles.columns} data-shown={shown}>
        <Card className={styles.form} aria-label={t('show.write')}>
          <SegmentedFilter
            legend={t('lang.legend')}
            options={locales.map((value) => ({ value, label: t(`lang.${value}`) }))}
            value={lang}
            onChange={setLang}
          />
          <div key={lang} className={styles.fields}>
            <Field
              name={column.title}
              label={t('field.title')}
              lang={lang}
              required
              limit={textLimits.articleTitle}
              value={values[column.title] ?? ''}
              error={faultOf(column.title)}
              onChange={({ currentTarget }) => draft.change({ [column.title]: currentTarget.value })}
            />
            <MarkdownField
              name={column.body}
              label={t('field.body')}
              lang={lang}
              value={values[column.body] ?? ''}
              error={faultOf(column.body)}
              onChange={(body) => draft.change({ [column.body]: body })}
            />
            <TextArea
              name={column.summary}
              label={t('field.summary')}
              optionalLabel={t('optional')}
              lang={lang}
              rows={2}
              limit={textLimits.articleSummary}
              value={values[column.summary] ?? ''}
              error={faultOf(column.summary)}
              onChange={({ currentTarget }) => draft.change({ [column.summary]: currentTarget.value })}
            />
          </div>
          <Select
            name="category"
            label={t('field.category')}
            value={values.category}
            options={legalCategories.map((value) => ({
              value,
              label: t(`category.${value}`, { ns: 'remote-pro/common' }),
            }))}
            onChange={({ currentTarget }) => draft.change({ category: currentTarget.value as LegalCategory })}
          />
          <CoverField cover={values.cover} onChange={(cover) => draft.change({ cover })} />
        </Card>
        <Card ground="sunken" padding="roomy" className={styles.preview} tabIndex={0} aria-label={t('preview')}>
          <ArticleText
            headingLevel={2}
            lang={lang}
            article={previewOf(previewed, lang)}
            untitled={t('untitled')}
            meta={<p className={styles.category}>{t(`category.${previewed.category}`, { ns: 'remote-pro/common' })}</p>}
            by={partyName(professional)}
          />
        </Card>
      </div>
    </>
  );
}
