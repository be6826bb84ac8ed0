import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';
import type { AdDraft, OwnAdState } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { AttributeDefinition } from '@gruenland/shared-contracts/ads/attribute-definition.ts';
import type { SentPhotos } from '@gruenland/shared-ui/photos/photo-bench.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';

export const writeSteps = ['angaben', 'fotos', 'vorschau'] as const;
export type WriteStep = (typeof writeSteps)[number];

/** Address of a step: of a new ad, or of the change of one. */
export function stepHref(draft: Pick<AdDraft, 'id' | 'ad'>, step: WriteStep | 'kategorie'): string {
  return draft.ad
    ? adPaths.bearbeiten(draft.ad.slug, step === 'angaben' ? undefined : step)
    : adPaths.entwurf(draft.id, step);
}

export interface CategoryGroup {
  readonly name: string;
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
}

/** What the choice of a category shows. */
export interface CategoryData {
  readonly groups: readonly CategoryGroup[];
  readonly drafts: readonly {
    readonly id: string;
    readonly title: string;
    readonly category: string;
  }[];
  readonly formKey: string;
  /** Set when the category of a draft is chosen anew. */
  readonly draft: AdDraft | null;
}

/** In the place of a step when there is no such draft (any more). */
export interface DraftGoneData {
  readonly gone: true;
}

export interface DataStepData {
  readonly draft: AdDraft;
  readonly attributes: readonly AttributeDefinition[];
}

export interface PhotoStepData {
  readonly draft: AdDraft;
  readonly sent: SentPhotos | null;
}

export interface PreviewStepData {
  readonly draft: AdDraft;
  readonly preview: AdDetail;
  /** State of the ad that is changed; null for a new one. */
  readonly adState: OwnAdState | null;
  readonly formKey: string;
}
