import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';

import { CategoryPage } from './CategoryPage.tsx';
import { DraftGone } from './DraftGone.tsx';
import { PhotoPage } from './PhotoPage.tsx';
import { PreviewPage } from './PreviewPage.tsx';
import type {
  CategoryStepData,
  DraftGoneData,
  PhotoStepData,
  PreviewStepData,
} from './place-ad-steps.ts';

/**
 * Renders the category, photos or preview step, or {@link DraftGone} for a deleted draft. The data
 * decides which one. None of these pages uses the form library.
 */
export function StepPage({
  data,
  ...props
}: RouteViewProps<CategoryStepData | PhotoStepData | PreviewStepData | DraftGoneData>) {
  if ('gone' in data) return <DraftGone />;
  if ('groups' in data) return <CategoryPage data={data} {...props} />;
  return 'preview' in data ? (
    <PreviewPage data={data} {...props} />
  ) : (
    <PhotoPage data={data} {...props} />
  );
}
