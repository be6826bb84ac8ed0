import { definePagePart } from '#pages/story-page/page-part.server.ts';
import { ContentPageHead } from './ContentPageHead.tsx';

export const contentPageHeadPart = definePagePart('content_page_head', ContentPageHead);
