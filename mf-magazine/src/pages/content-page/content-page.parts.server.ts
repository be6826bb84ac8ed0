import { pagePart } from '#pages/story-page/page-part.server.ts';
import { ContentPageHead } from './ContentPageHead.tsx';

export const contentPageHead = pagePart('content_page_head', ContentPageHead);
