import { useLoaderData } from 'react-router-dom';
import type { ArticlesData } from '../data/articles-loader.ts';
import { ArticlesView } from '../features/articles-list/articles-view.tsx';

/** `/alt-news`: the platform's legal news. */
export function Component() {
  return <ArticlesView name="news" data={useLoaderData<ArticlesData>()} />;
}
