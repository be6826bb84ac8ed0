import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  decideText,
  deleteAnswer,
  loadAnswers,
  loadForms,
  loadSurveyDesk,
} from './forms/forms.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;
const root = '/_internal/redaktion/formulare';

/** The desk of the forms and surveys. */
export const formDeskRoutes: readonly RouteDefinition[] = [
  {
    id: 'desk-forms',
    path: root,
    handle: staff,
    load: loadForms,
    view: () =>
      import(
        /* webpackChunkName: "route-desk--desk-case--desk-draws--desk-draw--desk-forms--desk-form--desk-survey--desk-redirects" */ './forms/FormsPage.tsx'
      ).then((m) => m.FormsPage),
  },
  {
    id: 'desk-form',
    path: `${root}/antworten`,
    handle: staff,
    load: loadAnswers,
    act: deleteAnswer,
    view: () =>
      import(
        /* webpackChunkName: "route-desk--desk-case--desk-draws--desk-draw--desk-forms--desk-form--desk-survey--desk-redirects" */ './forms/AnswersPage.tsx'
      ).then((m) => m.AnswersPage),
  },
  {
    id: 'desk-survey',
    path: '/_internal/redaktion/umfragen/:umfrage',
    handle: staff,
    load: loadSurveyDesk,
    act: decideText,
    view: () =>
      import(
        /* webpackChunkName: "route-desk--desk-case--desk-draws--desk-draw--desk-forms--desk-form--desk-survey--desk-redirects" */ './forms/SurveyDeskPage.tsx'
      ).then((m) => m.SurveyDeskPage),
  },
];
