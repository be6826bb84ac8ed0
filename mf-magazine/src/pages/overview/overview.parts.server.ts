import { definePagePart } from '#pages/story-page/page-part.server.ts';
import { ArticleList } from './ArticleList.tsx';

export const articleListPart = definePagePart('article_list', ArticleList);
