import { definePagePart } from '#pages/story-page/page-part.server.ts';
import { AuthorView } from './AuthorView.tsx';

export const authorViewPart = definePagePart('author_view', AuthorView);
