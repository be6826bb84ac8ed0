import { Figure } from '@gruenland/shared-ui/picture/Figure.tsx';
import { readAssetField } from '#data/read-asset-field.ts';

const PICTURE_SIZES = { xs: '100vw', md: '594px' } as const;

/** Renders a picture that is a node of a rich text. Renders nothing if its URL is invalid. */
export function RichTextImage({ attrs }: { readonly attrs: Readonly<Record<string, unknown>> }) {
  const asset = readAssetField({ ...attrs, filename: attrs['src'] });
  return asset ? <Figure asset={asset} sizes={PICTURE_SIZES} /> : null;
}
