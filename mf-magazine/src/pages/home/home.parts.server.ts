import { pagePart } from '#pages/story-page/page-part.server.ts';
import { HomeFront } from './HomeFront.tsx';
import { HomeReportage } from './HomeReportage.tsx';

export const homeFront = pagePart('home_front', HomeFront);
export const homeReportage = pagePart('home_reportage', HomeReportage);
