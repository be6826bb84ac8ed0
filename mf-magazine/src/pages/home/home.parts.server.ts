import { pagePart } from '#pages/story-page/page-part.server.ts';
import { HomeFront } from './HomeFront.tsx';
import { HomeReportage } from './HomeReportage.tsx';

export const homeFrontPart = pagePart('home_front', HomeFront);
export const homeReportagePart = pagePart('home_reportage', HomeReportage);
