import { Figure } from '@gruenland/shared-ui/picture/Figure.tsx';
import { assetField } from '#data/asset-field.ts';

const SIZES = { xs: '100vw', md: '594px' } as const;

/** A picture inside rich text. */
export function RichTextImage({ attrs }: { readonly attrs: Readonly<Record<string, unknown>> }) {
  const asset = assetField({ ...attrs, filename: attrs['src'] });
  return asset ? <Figure asset={asset} sizes={SIZES} /> : null;
}
