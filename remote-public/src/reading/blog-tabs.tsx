import { useTranslation } from 'react-i18next';
import { LinkTabs } from 'shared-ui/primitives/link-tabs/link-tabs.tsx';
import { questionsPath } from './article-filter.ts';

/** The two lists of `/blog`. */
export function BlogTabs({ shown }: { readonly shown: 'articles' | 'questions' }) {
  const { t } = useTranslation('remote-public/questions');
  return (
    <LinkTabs
      label={t('tabs.label')}
      shown={shown}
      tabs={[
        { name: 'articles', label: t('tabs.articles'), to: '/blog' },
        { name: 'questions', label: t('tabs.questions'), to: questionsPath },
      ]}
    />
  );
}
