import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { LoadMoreArticles } from './LoadMoreArticles.tsx';
import type { InfiniteArticlesProps } from './infinite-articles.ts';
import { FullArticles } from './FullArticles.tsx';

/** Shows the next articles, either as a list that grows or in full. */
export function InfiniteArticles({ model, data }: InfiniteArticlesProps) {
  const { path } = usePageFacts();
  if (data.articles.length === 0) return null;
  if (model.whole) return <FullArticles model={model} data={data} page={path} />;
  return <LoadMoreArticles model={model} data={data} />;
}
