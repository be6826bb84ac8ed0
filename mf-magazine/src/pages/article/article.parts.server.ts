import { pagePart } from '#pages/story-page/page-part.server.ts';
import { ArticleFoot } from './ArticleFoot.tsx';
import { ArticleHead } from './ArticleHead.tsx';

export const articleHead = pagePart('article_head', ArticleHead);
export const articleFoot = pagePart('article_foot', ArticleFoot);
