import { isObject, type DraftObject, type DraftValue } from '#stories/content-value.ts';
import type { Complaint } from './check-block.ts';

/** Fields whose pictures are shown within the text, with a caption below. */
const WITH_CAPTION: ReadonlySet<string> = new Set([
  'article.hero',
  'image.image',
  'image_gallery.images',
]);
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/iu;

/**
 * Missing alternative text, copyright or caption of a block's pictures. The site shows the pictures
 * anyway, so these are advice.
 */
export function checkPictures(block: DraftObject): readonly Complaint[] {
  return Object.entries(block).flatMap(([key, value]) => {
    const inText = WITH_CAPTION.has(`${String(block['component'])}.${key}`);
    const list: readonly DraftValue[] = Array.isArray(value) ? value : [value];
    return list.filter(isObject).flatMap((asset) => adviceOn(asset, key, inText));
  });
}

function adviceOn(asset: DraftObject, key: string, inText: boolean): readonly Complaint[] {
  const { filename, title, copyright, source, alt } = asset;
  if (typeof filename !== 'string' || !PICTURE.test(filename)) return [];
  const missing = [
    alt ? [] : ['alt text'],
    copyright || source ? [] : ['credit (copyright)'],
    title || !inText ? [] : ['caption (title)'],
  ].flat();
  if (missing.length === 0) return [];
  const name = filename.split('/').at(-1) ?? filename;
  const message = `${key}: picture "${name}" has no ${missing.join(', no ')}`;
  return [{ key, message, severity: 'advice' }];
}
