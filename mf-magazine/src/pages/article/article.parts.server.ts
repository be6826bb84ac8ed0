import { definePagePart } from '#pages/story-page/page-part.server.ts';
import { ArticleFoot } from './ArticleFoot.tsx';
import { ArticleHead } from './ArticleHead.tsx';

export const articleHeadPart = definePagePart('article_head', ArticleHead);
export const articleFootPart = definePagePart('article_foot', ArticleFoot);
