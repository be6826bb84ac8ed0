import type { AdDraft, AdPreview, OwnAdState } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { AttributeDefinition } from '@gruenland/shared-contracts/ads/attribute-definition.ts';
import type { UploadResult } from '@gruenland/shared-ui/photos/photo-draft.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';

export const placeAdSteps = ['angaben', 'fotos', 'vorschau'] as const;
export type PlaceAdStep = (typeof placeAdSteps)[number];

export const STEP_NAMES: Readonly<Record<PlaceAdStep, string>> = {
  angaben: 'Angaben',
  fotos: 'Fotos',
  vorschau: 'Vorschau',
};

/** Returns the text that says where a step stands, for example „Schritt 2 von 3“. */
export const getStepText = (step: PlaceAdStep): string =>
  `Schritt ${placeAdSteps.indexOf(step) + 1} von ${placeAdSteps.length}`;

/** Returns the URL of a step, either for placing a new ad or for changing an existing ad. */
export function buildStepHref(
  draft: Pick<AdDraft, 'id' | 'ad'>,
  step: PlaceAdStep | 'kategorie',
): string {
  return draft.ad
    ? adPaths.edit(draft.ad.slug, step === 'angaben' ? undefined : step)
    : adPaths.draft(draft.id, step);
}

/** Result of a search among the categories. */
export interface CategorySearch {
  readonly text: string;
  /** Best match first. */
  readonly categories: CategoryGroup['categories'];
}

export interface CategoryGroup {
  readonly name: string;
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
}

/** Data of the category step. */
export interface CategoryStepData {
  readonly groups: readonly CategoryGroup[];
  readonly drafts: readonly {
    readonly id: string;
    readonly title: string;
    readonly category: string;
  }[];
  /** Null unless the visitor searched for a category. */
  readonly search: CategorySearch | null;
  readonly formKey: string;
  /** Draft whose category the visitor changes. Null for a new ad. */
  readonly draft: AdDraft | null;
}

/** Data of a step when the requested draft does not exist. */
export interface DraftGoneData {
  readonly gone: true;
}

export interface DetailsStepData {
  readonly draft: AdDraft;
  readonly attributes: readonly AttributeDefinition[];
}

export interface PhotoStepData {
  readonly draft: AdDraft;
  readonly uploadResult: UploadResult | null;
}

export interface PreviewStepData {
  readonly draft: AdDraft;
  readonly preview: AdPreview;
  /** State of the existing ad that the draft changes. Null for a new ad. */
  readonly adState: OwnAdState | null;
  readonly formKey: string;
}
