import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { ArticleSteps } from './ArticleSteps.tsx';
import type { InfiniteArticlesProps } from './infinite-articles.ts';
import { WholeArticles } from './WholeArticles.tsx';

/** Articles without end: as a list that goes on, or whole ones to read on. */
export function InfiniteArticles({ model, data }: InfiniteArticlesProps) {
  const { path } = usePageFacts();
  if (data.articles.length === 0) return null;
  if (model.whole) return <WholeArticles model={model} data={data} page={path} />;
  return <ArticleSteps model={model} data={data} />;
}
