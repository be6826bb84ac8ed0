import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { parseCustomAd } from './custom-ad/custom-ad.block.server.ts';
import { loadSurvey, parseSurvey } from './survey/survey.block.server.ts';
import { getGridRegions, parseGrid } from './grid/grid.block.server.ts';
import {
  loadIframeContainer,
  parseIframeContainer,
} from './iframe-container/iframe-container.block.server.ts';
import {
  loadInfiniteArticles,
  parseInfiniteArticles,
} from './infinite-articles/infinite-articles.block.server.ts';
import {
  loadPersonalizedArticles,
  parsePersonalizedArticles,
} from './personalized-articles/personalized-articles.block.server.ts';

/** Blocks that hydrate in the browser, each in its own chunk. */
export const interactiveBlocks: Readonly<Record<string, BlockDefinition>> = {
  grid: {
    hydrate: 'children',
    parse: parseGrid,
    regions: getGridRegions,
    view: () => import(/* webpackChunkName: "block-grid" */ './grid/Grid.tsx').then((m) => m.Grid),
  },
  custom_ad_hideable: {
    hydrate: 'idle',
    parse: parseCustomAd,
    view: () =>
      import(/* webpackChunkName: "block-custom_ad_hideable" */ './custom-ad/HideableAd.tsx').then(
        (m) => m.HideableAd,
      ),
  },
  iframe_container: {
    hydrate: 'idle',
    parse: parseIframeContainer,
    loader: loadIframeContainer,
    view: () =>
      import(
        /* webpackChunkName: "block-iframe_container" */ './iframe-container/IframeContainer.tsx'
      ).then((m) => m.IframeContainer),
  },
  infinite_articles: {
    hydrate: 'idle',
    parse: parseInfiniteArticles,
    loader: loadInfiniteArticles,
    view: () =>
      import(
        /* webpackChunkName: "block-infinite_articles" */ './infinite-articles/InfiniteArticles.tsx'
      ).then((m) => m.InfiniteArticles),
  },
  personalized_articles: {
    hydrate: 'idle',
    parse: parsePersonalizedArticles,
    loader: loadPersonalizedArticles,
    view: () =>
      import(
        /* webpackChunkName: "block-personalized_articles" */ './personalized-articles/PersonalizedArticles.tsx'
      ).then((m) => m.PersonalizedArticles),
  },
  survey: {
    hydrate: 'idle',
    parse: parseSurvey,
    loader: loadSurvey,
    view: () =>
      import(/* webpackChunkName: "block-survey" */ './survey/Survey.tsx').then((m) => m.Survey),
  },
};
