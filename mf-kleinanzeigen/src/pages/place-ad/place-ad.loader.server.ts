import type {
  AdDraft,
  AdPreview,
  OwnAds,
  OwnAdState,
} from '@gruenland/shared-contracts/api/own-ads.ts';
import {
  adDraftSchema,
  adPreviewSchema,
  ownAdSchema,
  ownAdsSchema,
} from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import { adCategoriesSchema } from '@gruenland/shared-contracts/api/ad-categories.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { getAttributes } from '@gruenland/shared-contracts/ads/attributes.ts';
import { createNotFoundResult, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { Page, PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { ServiceUnavailableError } from '@gruenland/shared-contracts/service-unavailable-error.ts';
import { readUploadResult } from '@gruenland/shared-ui/photos/upload-result.server.ts';
import { createIdempotencyKey } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { parseSlugNumber } from '#model/ad-slug.ts';

import { buildStepHref, getStepText, STEP_NAMES } from './place-ad-steps.ts';
import type {
  CategoryStepData,
  CategoryGroup,
  CategorySearch,
  DetailsStepData,
  DraftGoneData,
  PhotoStepData,
  PlaceAdStep,
  PreviewStepData,
} from './place-ad-steps.ts';

/** Maximum length of the search text in characters; the api refuses longer ones. */
const MAX_SEARCH_LENGTH = 120;

const createPage = <Data>(name: string, data: Data): Page<Data> => ({
  kind: 'page',
  data,
  head: { name, noIndex: true },
});

async function readCategoryGroups({ api }: LoadContext): Promise<CategoryGroup[]> {
  const response = await api.get('/api/kleinanzeigen/categories');
  const allCategories = adCategoriesSchema.parse(response.body);
  return allCategories
    .filter(({ parentId }) => parentId === null)
    .map((topCategory) => {
      const children = allCategories.filter(({ parentId }) => parentId === topCategory.id);
      const categories = children.length > 0 ? children : [topCategory];
      return {
        name: topCategory.name,
        categories: categories.map(({ slug, name }) => ({ slug, name })),
      };
    });
}

/** Searches among the categories for the text of the query. */
async function searchCategories({ api, query }: LoadContext): Promise<CategorySearch | null> {
  const text = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  if (text === '') return null;
  const path = `/api/kleinanzeigen/categories/suggestions?${new URLSearchParams({ q: text })}`;
  const response = await api.get(path);
  // The list of all categories works without the search.
  if (response.status !== 200) return null;
  const categories = adCategoriesSchema.parse(response.body);
  return { text, categories: categories.map(({ slug, name }) => ({ slug, name })) };
}

async function readDrafts({ api }: LoadContext): Promise<OwnAds['drafts']> {
  const response = await api.get('/api/kleinanzeigen/own');
  return response.status === 200 ? ownAdsSchema.parse(response.body).drafts : [];
}

async function readPreview(context: LoadContext, id: string): Promise<AdPreview | null> {
  const response = await context.api.get(`/api/kleinanzeigen/drafts/${id}/preview`);
  return response.status === 200 ? adPreviewSchema.parse(response.body) : null;
}

/** Reads the state of the existing ad that the draft changes. Returns null for a new ad. */
async function readAdState({ api }: LoadContext, { ad }: AdDraft): Promise<OwnAdState | null> {
  if (!ad) return null;
  const response = await api.get(`/api/kleinanzeigen/own/${ad.number}`);
  return response.status === 200 ? ownAdSchema.parse(response.body).state : null;
}

type StepLoader<Data> = (context: LoadContext, draft: AdDraft) => Promise<PageResult<Data>>;

/** Returns the name of the page of a step; its first word is unique. */
const getPageName = (step: PlaceAdStep, { ad }: AdDraft) =>
  `${STEP_NAMES[step]} – ${getStepText(step)} – ${ad ? 'Anzeige ändern' : 'Anzeige aufgeben'}`;

const buildCategoryStep: StepLoader<CategoryStepData> = async (context, draft) =>
  createPage('Kategorie wählen', {
    groups: await readCategoryGroups(context),
    search: await searchCategories(context),
    drafts: [],
    draft,
    formKey: createIdempotencyKey(),
  });

const buildDetailsStep: StepLoader<DetailsStepData> = async (_context, draft) =>
  createPage(getPageName('angaben', draft), {
    draft,
    attributes: getAttributes(draft.category.slug),
  });

const buildPhotosStep: StepLoader<PhotoStepData> = async ({ query }, draft) =>
  createPage(getPageName('fotos', draft), { draft, uploadResult: readUploadResult(query) });

const buildPreviewStep: StepLoader<PreviewStepData> = async (context, draft) => {
  const preview = await readPreview(context, draft.id);
  if (!preview) return redirectTo(buildStepHref(draft, 'angaben'));
  const adState = await readAdState(context, draft);
  return createPage(getPageName('vorschau', draft), {
    draft,
    preview,
    adState,
    formKey: createIdempotencyKey(),
  });
};

/**
 * Result for a draft that no longer exists. Submitting an ad deletes its draft, so visitors who
 * navigate back after submitting get this page.
 */
const draftGoneResult: PageResult<DraftGoneData> = {
  ...createPage<DraftGoneData>('Diesen Entwurf gibt es nicht mehr', { gone: true }),
  status: 404,
};

/**
 * Reads the draft by the slug of its ad or by the draft id in the URL. The api gives access only to
 * the owner of the draft.
 */
async function readDraft(context: LoadContext): Promise<AdDraft | PageResult<DraftGoneData>> {
  const { params, query, api } = context;
  const slug = params['slug'];
  const id = encodeURIComponent(query.get('entwurf') ?? '');
  const response =
    slug === undefined
      ? await api.get(`/api/kleinanzeigen/drafts/${id}`)
      : await api.post(`/api/kleinanzeigen/own/${parseSlugNumber(slug) ?? 0}/edit`);
  if (slug !== undefined && response.status === 409) {
    return redirectTo(paths.adSuccess(slug));
  }
  if (response.status >= 500) throw new ServiceUnavailableError(`api answered ${response.status}`);
  if (response.status === 200) return adDraftSchema.parse(response.body);
  const isDraftGone = id !== '' && slug === undefined && [400, 404].includes(response.status);
  return isDraftGone ? draftGoneResult : createNotFoundResult();
}

/**
 * Creates the loader of a step. If the draft is in a category that is no longer offered, the loader
 * redirects to the category step.
 */
const createStepLoader =
  <Data>(loadStepPage: StepLoader<Data>, allowsLegacyCategory = false) =>
  async (context: LoadContext): Promise<PageResult<Data | DraftGoneData>> => {
    const draft = await readDraft(context);
    if ('kind' in draft) return draft;
    if (draft.category.legacy && !allowsLegacyCategory)
      return redirectTo(buildStepHref(draft, 'kategorie'));
    return loadStepPage(context, draft);
  };

/** Loads the category step of a new ad. */
export async function loadNewAdPage(context: LoadContext): Promise<PageResult<CategoryStepData>> {
  const [groups, search, drafts] = await Promise.all([
    readCategoryGroups(context),
    searchCategories(context),
    readDrafts(context),
  ]);
  const formKey = createIdempotencyKey();
  return createPage('Anzeige aufgeben', { groups, search, drafts, draft: null, formKey });
}

export const loadDetailsStep = createStepLoader(buildDetailsStep);

type NonDetailsStepData = CategoryStepData | PhotoStepData | PreviewStepData | DraftGoneData;

const nonDetailsStepLoaders: Readonly<
  Record<string, (context: LoadContext) => Promise<PageResult<NonDetailsStepData>>>
> = {
  kategorie: createStepLoader(buildCategoryStep, true),
  fotos: createStepLoader(buildPhotosStep),
  vorschau: createStepLoader(buildPreviewStep),
};

/** Loads the category, photos or preview step, as named in the path. */
export async function loadNonDetailsStep(
  context: LoadContext,
): Promise<PageResult<NonDetailsStepData>> {
  const name = context.params['schritt'] ?? '';
  return Object.hasOwn(nonDetailsStepLoaders, name)
    ? (nonDetailsStepLoaders[name]?.(context) ?? createNotFoundResult())
    : createNotFoundResult();
}
