import type { Image } from 'mdast';
import { createPictureAsset } from '#stories/content/picture-asset.ts';
import type { DraftObject } from '#stories/content-value.ts';
import { getFileLine, reportRefusedNode, type RichTextContext } from './rich-text-context.ts';

/** Splits the title of an image, which has the form `Caption | Credit`. */
function splitTitle(title: string): { title: string; copyright: string } {
  const [caption = '', credit = ''] = title.split(/\s*\|\s*/u);
  return { title: caption, copyright: credit };
}

/** Converts `![alt](bild:<name> "Caption | Credit")` to an image node. */
export function convertImage(node: Image, context: RichTextContext): readonly DraftObject[] {
  const name = /^bild:(\S+)$/u.exec(node.url)?.[1];
  if (name === undefined)
    return reportRefusedNode(node, `"${node.url}": write bild:<name>`, context);
  const text = { alt: node.alt ?? '', ...splitTitle(node.title ?? '') };
  const asset = createPictureAsset(name, text, context.conversion);
  if (!asset) {
    const message = `there is no picture "${name}"`;
    context.conversion.report(getFileLine(node, context), message, 'missing');
    return [];
  }
  const texts = { ...text, source: '' };
  const attrs = { id: asset.id, src: asset.filename, ...texts, meta_data: texts };
  return [{ type: 'image', attrs }];
}
