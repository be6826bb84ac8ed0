import { pagePart } from '#pages/story-page/page-part.server.ts';
import { ContentPageHead } from './ContentPageHead.tsx';

export const contentPageHeadPart = pagePart('content_page_head', ContentPageHead);
