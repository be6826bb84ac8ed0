import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  decideText,
  deleteAnswer,
  loadAnswers,
  loadForms,
  loadSurvey,
} from './forms/forms.loader.server.ts';
import { staffHandle } from './staff-handle.ts';

const rootPath = '/_internal/redaktion/formulare';

/** Routes of the staff pages for forms and surveys. */
export const formRoutes: readonly RouteDefinition[] = [
  {
    id: 'forms',
    path: rootPath,
    handle: staffHandle,
    loader: loadForms,
    view: () =>
      import(
        /* webpackChunkName: "route-moderation--moderation-case--prize-draws--prize-draw--forms--form-answers--survey--redirects" */ './forms/FormsPage.tsx'
      ).then((m) => m.FormsPage),
  },
  {
    id: 'form-answers',
    path: `${rootPath}/antworten`,
    handle: staffHandle,
    loader: loadAnswers,
    action: deleteAnswer,
    view: () =>
      import(
        /* webpackChunkName: "route-moderation--moderation-case--prize-draws--prize-draw--forms--form-answers--survey--redirects" */ './forms/AnswersPage.tsx'
      ).then((m) => m.AnswersPage),
  },
  {
    id: 'survey',
    path: '/_internal/redaktion/umfragen/:umfrage',
    handle: staffHandle,
    loader: loadSurvey,
    action: decideText,
    view: () =>
      import(
        /* webpackChunkName: "route-moderation--moderation-case--prize-draws--prize-draw--forms--form-answers--survey--redirects" */ './forms/SurveyPage.tsx'
      ).then((m) => m.SurveyPage),
  },
];
