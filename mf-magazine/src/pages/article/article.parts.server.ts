import { pagePart } from '#pages/story-page/page-part.server.ts';
import { ArticleFoot } from './ArticleFoot.tsx';
import { ArticleHead } from './ArticleHead.tsx';

export const articleHeadPart = pagePart('article_head', ArticleHead);
export const articleFootPart = pagePart('article_foot', ArticleFoot);
