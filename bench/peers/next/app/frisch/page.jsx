import article from '../../bare-page/article.json';
import { ArticlePage } from '../../bare-page/ArticlePage.jsx';

export const dynamic = 'force-dynamic';

/** Rendered for each request. */
export default function UncachedPage() {
  return <ArticlePage article={article} />;
}
