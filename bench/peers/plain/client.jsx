import { hydrateRoot } from 'react-dom/client';
import { ArticlePage } from './bare-page/ArticlePage.jsx';

const article = JSON.parse(document.getElementById('article').textContent);
hydrateRoot(document.getElementById('app'), <ArticlePage article={article} />);
