import { pagePart } from '#pages/story-page/page-part.server.ts';
import { ArticleList } from './ArticleList.tsx';

export const articleListPart = pagePart('article_list', ArticleList);
