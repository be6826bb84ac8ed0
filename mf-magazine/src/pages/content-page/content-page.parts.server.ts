import { pagePart } from '#pages/parts/page-part.server.ts';
import { ContentPageHead } from './ContentPageHead.tsx';

export const contentPageHead = pagePart('content_page_head', ContentPageHead);
