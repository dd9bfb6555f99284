import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { href } from 'shared-contracts/remote/paths';
import { AreaFailure } from '../../components/area-failure.tsx';
import { articleKey } from '../../data/articles/article-queries.ts';
import type { WrittenArticle } from '../../data/articles/articles.ts';
import { WriteArticle } from '../../features/article-write/write-article.tsx';
import { newArticle } from './article-writing-loader.ts';

/** `/pro/articles/{id}`: an article while it is written; `new` gets its id with the first word. */
export function Component() {
  const { id = newArticle } = useParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [created, setCreated] = useState<string>();
  // What is open here goes on under its own address.
  const opened = id === created ? newArticle : id;
  return (
    <WriteArticle
      key={opened}
      article={opened === newArticle ? undefined : client.getQueryData<WrittenArticle>(articleKey(opened))}
      onCreated={(createdId) => {
        setCreated(createdId);
        void navigate(href('/pro/articles/:id', { id: createdId }), { replace: true, preventScrollReset: true });
      }}
    />
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/article-writing');
  return <AreaFailure title={t('failed')} />;
}
