import { pagePart } from '#pages/story-page/page-part.server.ts';
import { AuthorView } from './AuthorView.tsx';

export const authorViewPart = pagePart('author_view', AuthorView);
