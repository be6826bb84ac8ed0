import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';
import { adDetailSchema } from '@gruenland/shared-contracts/api/ads.schema.ts';
import type {
  AdDraft,
  OwnAds,
  OwnAdState,
} from '@gruenland/shared-contracts/api/own-ads.ts';
import {
  adDraftSchema,
  ownAdSchema,
  ownAdsSchema,
} from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import { kleinanzeigenCategoriesSchema } from '@gruenland/shared-contracts/api/ad-categories.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { attributesOf } from '@gruenland/shared-contracts/ads/attributes.ts';
import { notFound, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { Page, PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { AwayError } from '#data/act-on.server.ts';
import { sentPhotos } from '@gruenland/shared-ui/photos/sent-photos.server.ts';
import { newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { numberOfSlug } from '#model/ad-slug.ts';

import { stepHref } from './write-steps.ts';
import type {
  CategoryData,
  CategoryGroup,
  DataStepData,
  DraftGoneData,
  PhotoStepData,
  PreviewStepData,
} from './write-steps.ts';

const page = <Data>(name: string, data: Data): Page<Data> => ({
  kind: 'page',
  data,
  head: { name, noIndex: true },
});

async function readGroups({ api }: LoadContext): Promise<CategoryGroup[]> {
  const answer = await api.get('/api/kleinanzeigen/categories');
  const all = kleinanzeigenCategoriesSchema.parse(answer.body);
  return all
    .filter(({ parentId }) => parentId === null)
    .map((top) => {
      const below = all.filter(({ parentId }) => parentId === top.id);
      const categories = below.length > 0 ? below : [top];
      return { name: top.name, categories: categories.map(({ slug, name }) => ({ slug, name })) };
    });
}

async function readDrafts({ api }: LoadContext): Promise<OwnAds['drafts']> {
  const answer = await api.get('/api/kleinanzeigen/own');
  return answer.status === 200 ? ownAdsSchema.parse(answer.body).drafts : [];
}

async function readPreview(context: LoadContext, id: string): Promise<AdDetail | null> {
  const answer = await context.api.get(`/api/kleinanzeigen/drafts/${id}/preview`);
  return answer.status === 200 ? adDetailSchema.parse(answer.body) : null;
}

/** Where the ad stands that the draft changes. */
async function readState({ api }: LoadContext, { ad }: AdDraft): Promise<OwnAdState | null> {
  if (!ad) return null;
  const answer = await api.get(`/api/kleinanzeigen/own/${ad.number}`);
  return answer.status === 200 ? ownAdSchema.parse(answer.body).state : null;
}

type Step<Data> = (context: LoadContext, draft: AdDraft) => Promise<PageResult<Data>>;

const nameOf = ({ ad }: AdDraft) => (ad ? 'Anzeige ändern' : 'Anzeige aufgeben');

const category: Step<CategoryData> = async (context, draft) =>
  page('Kategorie wählen', {
    groups: await readGroups(context),
    drafts: [],
    draft,
    formKey: newFormKey(),
  });

const data: Step<DataStepData> = async (_context, draft) =>
  page(nameOf(draft), { draft, attributes: attributesOf(draft.category.slug) });

const photos: Step<PhotoStepData> = async ({ query }, draft) =>
  page(nameOf(draft), { draft, sent: sentPhotos(query) });

const preview: Step<PreviewStepData> = async (context, draft) => {
  const shown = await readPreview(context, draft.id);
  if (!shown) return redirectTo(stepHref(draft, 'angaben'));
  const adState = await readState(context, draft);
  return page(nameOf(draft), { draft, preview: shown, adState, formKey: newFormKey() });
};

/** Sending an ad uses its draft up: going back afterwards leads here. */
const draftGone: PageResult<DraftGoneData> = {
  ...page<DraftGoneData>('Diesen Entwurf gibt es nicht mehr', { gone: true }),
  status: 404,
};

/** The draft that an address means, to whoever owns it. */
async function draftOf(context: LoadContext): Promise<AdDraft | PageResult<DraftGoneData>> {
  const { params, query, api } = context;
  const slug = params['slug'];
  const id = encodeURIComponent(query.get('entwurf') ?? '');
  const answer =
    slug === undefined
      ? await api.get(`/api/kleinanzeigen/drafts/${id}`)
      : await api.post(`/api/kleinanzeigen/own/${numberOfSlug(slug) ?? 0}/edit`);
  if (slug !== undefined && answer.status === 409) {
    return redirectTo(paths.kleinanzeigeSuccess(slug));
  }
  if (answer.status >= 500) throw new AwayError(`api answered ${answer.status}`);
  if (answer.status === 200) return adDraftSchema.parse(answer.body);
  const gone = id !== '' && slug === undefined && [400, 404].includes(answer.status);
  return gone ? draftGone : notFound();
}

/** A step on the draft of a new ad or of a change; one in a legacy category chooses anew first. */
const loadStep =
  <Data>(step: Step<Data>, anyCategory = false) =>
  async (context: LoadContext): Promise<PageResult<Data | DraftGoneData>> => {
    const draft = await draftOf(context);
    if ('kind' in draft) return draft;
    if (draft.category.legacy && !anyCategory) return redirectTo(stepHref(draft, 'kategorie'));
    return step(context, draft);
  };

/** Placing an ad begins with what it is about. */
export async function loadStart(context: LoadContext): Promise<PageResult<CategoryData>> {
  return page('Anzeige aufgeben', {
    groups: await readGroups(context),
    drafts: await readDrafts(context),
    draft: null,
    formKey: newFormKey(),
  });
}

export const loadData = loadStep(data);

type OtherStepData = CategoryData | PhotoStepData | PreviewStepData | DraftGoneData;

const others: Readonly<
  Record<string, (context: LoadContext) => Promise<PageResult<OtherStepData>>>
> = {
  kategorie: loadStep(category, true),
  fotos: loadStep(photos),
  vorschau: loadStep(preview),
};

/** The step that the address names. */
export async function loadOtherStep(context: LoadContext): Promise<PageResult<OtherStepData>> {
  const name = context.params['schritt'] ?? '';
  return Object.hasOwn(others, name) ? (others[name]?.(context) ?? notFound()) : notFound();
}
