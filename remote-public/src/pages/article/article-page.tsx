import { useLoaderData } from 'react-router-dom';
import type { ArticleData } from '../../data/article-loader.ts';
import { ArticleDiscussion } from '../../features/article-discuss/article-discussion.tsx';
import { ArticleView } from '../../features/article-read/article-view.tsx';

/** `/article/{id}`: an article or a news item, with its comments. */
export function Component() {
  const data = useLoaderData<ArticleData>();
  return (
    <ArticleView data={data}>
      <ArticleDiscussion key={data.article.id} articleId={data.article.id} {...data} />
    </ArticleView>
  );
}
