import { definePagePart } from '#pages/story-page/page-part.server.ts';
import { CategoryView } from './CategoryView.tsx';
import { TopicsView } from './TopicsView.tsx';

export const categoryViewPart = definePagePart('category_view', CategoryView);
export const topicsViewPart = definePagePart('topics_view', TopicsView);
