import { isObject, type DraftObject, type DraftValue } from '#stories/content-value.ts';
import type { BlockProblem } from './find-block-problems.ts';

/** Fields, as `component.field`, whose pictures need a caption. */
const CAPTIONED_FIELDS: ReadonlySet<string> = new Set([
  'article.hero',
  'image.image',
  'image_gallery.images',
]);
const PICTURE_FILE_PATTERN = /\.(?:avif|gif|jpe?g|png|svg|webp)$/iu;

/**
 * Reports the pictures of a block that lack an alternative text, copyright or caption. The site
 * shows such pictures, so the reports have the severity `advice`.
 */
export function findPictureProblems(block: DraftObject): readonly BlockProblem[] {
  return Object.entries(block).flatMap(([key, value]) => {
    const needsCaption = CAPTIONED_FIELDS.has(`${String(block['component'])}.${key}`);
    const values: readonly DraftValue[] = Array.isArray(value) ? value : [value];
    return values.filter(isObject).flatMap((asset) => createAdvice(asset, key, needsCaption));
  });
}

function createAdvice(
  asset: DraftObject,
  key: string,
  needsCaption: boolean,
): readonly BlockProblem[] {
  const { filename, title, copyright, source, alt } = asset;
  if (typeof filename !== 'string' || !PICTURE_FILE_PATTERN.test(filename)) return [];
  const missing = [
    alt ? [] : ['alt text'],
    copyright || source ? [] : ['credit (copyright)'],
    title || !needsCaption ? [] : ['caption (title)'],
  ].flat();
  if (missing.length === 0) return [];
  const name = filename.split('/').at(-1) ?? filename;
  const message = `${key}: picture "${name}" has no ${missing.join(', no ')}`;
  return [{ key, message, severity: 'advice' }];
}
