import article from '../../bare-page/article.json';
import { ArticlePage } from '../../bare-page/ArticlePage.jsx';

/** Rendered once, at build time. */
export default function CachedPage() {
  return <ArticlePage article={article} />;
}
