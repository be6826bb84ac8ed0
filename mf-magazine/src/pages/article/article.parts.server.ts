import { pagePart } from '#pages/parts/page-part.server.ts';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleFoot } from './ArticleFoot.tsx';
import { ArticleHead } from './ArticleHead.tsx';

export const articleHead = pagePart('article_head', ArticleHead);
export const articleContents = pagePart('article_contents', ArticleContents);
export const articleFoot = pagePart('article_foot', ArticleFoot);
