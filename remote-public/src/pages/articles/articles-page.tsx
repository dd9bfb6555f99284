import { useLoaderData } from 'react-router-dom';
import type { ArticlesData } from '../../data/articles-loader.ts';
import { ArticlesView } from '../../features/articles-list/articles-view.tsx';

/** `/blog`: articles of professionals and the platform; `/alt-news`: the platform's legal news. */
export function Component() {
  return <ArticlesView data={useLoaderData<ArticlesData>()} />;
}
