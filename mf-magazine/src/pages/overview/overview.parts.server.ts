import { pagePart } from '#pages/parts/page-part.server.ts';
import { ArticleList } from './ArticleList.tsx';

export const articleList = pagePart('article_list', ArticleList);
