import { useLoaderData } from 'react-router-dom';
import type { ArticlesData, QuestionsData } from '../../reading/articles-loader.ts';
import { ArticlesView } from '../../features/articles-list/articles-view.tsx';
import { QuestionsView } from '../../features/questions-list/questions-view.tsx';

/** `/blog`: articles of professionals and the platform, and clients' questions; `/alt-news`: the platform's legal news. */
export function Component() {
  const data = useLoaderData<ArticlesData | QuestionsData>();
  return data.kind === 'question' ? <QuestionsView data={data} /> : <ArticlesView data={data} />;
}
