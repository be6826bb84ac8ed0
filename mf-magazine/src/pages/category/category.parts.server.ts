import { pagePart } from '#pages/story-page/page-part.server.ts';
import { CategoryView } from './CategoryView.tsx';
import { TopicsView } from './TopicsView.tsx';

export const categoryViewPart = pagePart('category_view', CategoryView);
export const topicsViewPart = pagePart('topics_view', TopicsView);
