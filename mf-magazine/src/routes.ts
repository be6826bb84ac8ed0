import * as paths from '@gruenland/shared-contracts/paths.ts';
import { acceptsPageNumber } from '#model/page-number.ts';
import type {
  CachePolicy,
  RouteDefinition,
  RouteMatch,
} from '@gruenland/shared-contracts/route.ts';
import { documentRoutes } from './document-routes.ts';
import { toPageSlug } from '#data/content-slug.ts';
import { loadArticle } from '#pages/article/article.loader.server.ts';
import { loadAuthor } from '#pages/author/author.loader.server.ts';
import { loadCategory } from '#pages/category/category.loader.server.ts';
import { acceptsPricePeriod, PRICE_PERIOD_PARAM } from '#pages/category/price-period.ts';
import { loadContentPage } from '#pages/content-page/content-page.loader.server.ts';
import { loadForm, sendForm } from '#pages/forms/forms.loader.server.ts';
import {
  confirmEntry,
  loadPrizeDrawConfirmation,
} from '#pages/prize-draw-confirmation/prize-draw-confirmation.loader.server.ts';
import { enterPrizeDraw, loadPrizeDrawPage } from '#pages/prize-draw/prize-draw.loader.server.ts';
import { loadSurveyPage, voteInSurvey } from '#pages/survey/survey.loader.server.ts';
import { loadHome } from '#pages/home/home.loader.server.ts';
import { loadOverview } from '#pages/overview/overview.loader.server.ts';

const CONTENT_CACHE: CachePolicy = { ttl: 60, tags: ['content'] };
const LIST_CACHE: CachePolicy = { ...CONTENT_CACHE, params: ['seite'] };

export const routes: readonly RouteDefinition[] = [
  ...documentRoutes,
  {
    id: 'home',
    path: paths.home(),
    handle: { layout: 'cms', section: 'magazin', cache: CONTENT_CACHE },
    loader: loadHome,
    view: () =>
      import(/* webpackChunkName: "route-home" */ './pages/home/HomePage.tsx').then(
        (m) => m.HomePage,
      ),
  },
  {
    id: 'overview',
    path: paths.articles(),
    handle: { layout: 'cms', section: 'magazin', cache: LIST_CACHE },
    accepts: acceptsPageNumber,
    loader: loadOverview,
    view: () =>
      import(/* webpackChunkName: "route-overview" */ './pages/overview/OverviewPage.tsx').then(
        (m) => m.OverviewPage,
      ),
  },
  {
    id: 'article',
    path: '/artikel/*',
    handle: { layout: 'cms', section: 'magazin', cache: CONTENT_CACHE },
    accepts: acceptsSlug,
    loader: loadArticle,
    view: () =>
      import(/* webpackChunkName: "route-article" */ './pages/article/ArticlePage.tsx').then(
        (m) => m.ArticlePage,
      ),
  },
  {
    id: 'category',
    path: '/thema/*',
    handle: {
      layout: 'cms',
      section: 'magazin',
      cache: { ...CONTENT_CACHE, params: ['seite', PRICE_PERIOD_PARAM] },
    },
    accepts: (match) =>
      (match.params['*'] === '' || acceptsSlug(match)) &&
      acceptsPageNumber(match) &&
      acceptsPricePeriod(match),
    loader: loadCategory,
    view: () =>
      import(/* webpackChunkName: "route-category" */ './pages/category/CategoryPage.tsx').then(
        (m) => m.CategoryPage,
      ),
  },
  {
    id: 'author',
    path: '/autoren/*',
    handle: { layout: 'cms', section: 'magazin', cache: LIST_CACHE },
    accepts: (match) => acceptsSlug(match) && acceptsPageNumber(match),
    loader: loadAuthor,
    view: () =>
      import(/* webpackChunkName: "route-author" */ './pages/author/AuthorPage.tsx').then(
        (m) => m.AuthorPage,
      ),
  },
  {
    id: 'prize-draw-confirmation',
    path: paths.prizeDrawConfirm(),
    handle: { layout: 'clean', section: 'magazin', robots: 'noindex' },
    loader: loadPrizeDrawConfirmation,
    action: confirmEntry,
    view: () =>
      import(
        /* webpackChunkName: "route-prize-draw-confirmation" */ './pages/prize-draw-confirmation/PrizeDrawConfirmationPage.tsx'
      ).then((m) => m.PrizeDrawConfirmationPage),
  },
  {
    id: 'forms',
    path: '/_forms/*',
    handle: { layout: 'default', robots: 'noindex' },
    accepts: acceptsSlug,
    loader: loadForm,
    action: sendForm,
    view: () =>
      import(/* webpackChunkName: "route-forms" */ './pages/forms/FormsPage.tsx').then(
        (m) => m.FormsPage,
      ),
  },
  {
    id: 'survey',
    path: '/_umfrage/*',
    handle: { layout: 'default', section: 'magazin', robots: 'noindex' },
    accepts: acceptsSlug,
    loader: loadSurveyPage,
    action: voteInSurvey,
    view: () =>
      import(/* webpackChunkName: "route-survey" */ './pages/survey/SurveyPage.tsx').then(
        (m) => m.SurveyPage,
      ),
  },
  {
    id: 'prize-draw',
    path: '/_gewinnspiel/*',
    handle: { layout: 'default', section: 'magazin', robots: 'noindex' },
    accepts: acceptsSlug,
    loader: loadPrizeDrawPage,
    action: enterPrizeDraw,
    view: () =>
      import(
        /* webpackChunkName: "route-prize-draw" */ './pages/prize-draw/PrizeDrawPage.tsx'
      ).then((m) => m.PrizeDrawPage),
  },
  {
    id: 'content-page',
    path: '*',
    handle: { layout: 'cms', section: 'magazin', cache: CONTENT_CACHE },
    loader: loadContentPage,
    view: () =>
      import(
        /* webpackChunkName: "route-content-page" */ './pages/content-page/ContentPage.tsx'
      ).then((m) => m.ContentPage),
  },
];

/**
 * Returns whether the slug is valid, so that invalid slugs cause no request to the content system.
 */
function acceptsSlug({ params }: RouteMatch): boolean {
  return toPageSlug(params['*'] ?? '') !== undefined;
}
