import { definePagePart } from '#pages/story-page/page-part.server.ts';
import { HomeFront } from './HomeFront.tsx';
import { HomeReportage } from './HomeReportage.tsx';

export const homeFrontPart = definePagePart('home_front', HomeFront);
export const homeReportagePart = definePagePart('home_reportage', HomeReportage);
