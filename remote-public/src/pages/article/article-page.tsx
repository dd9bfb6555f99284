import { useLoaderData } from 'react-router-dom';
import type { ArticleData } from '../../reading/article-loader.ts';
import type { QuestionData } from '../../reading/find-question.ts';
import { ArticleDiscussion } from '../../features/article-discuss/article-discussion.tsx';
import { useAnswerComments } from '../../features/article-discuss/use-answer-comments.tsx';
import { ArticleView } from '../../features/article-read/article-view.tsx';
import { QuestionView } from '../../features/question-read/question-view.tsx';

/** `/article/{id}`: an article, a news item or a question, with its comments. */
export function Component() {
  const data = useLoaderData<ArticleData | QuestionData>();
  if ('question' in data) return <Question key={data.question.id} data={data} />;
  return (
    <ArticleView data={data}>
      <ArticleDiscussion key={data.article.id} articleId={data.article.id} {...data} />
    </ArticleView>
  );
}

const Question = ({ data }: { readonly data: QuestionData }) => (
  <QuestionView data={data} commentsOf={useAnswerComments(data)} />
);
