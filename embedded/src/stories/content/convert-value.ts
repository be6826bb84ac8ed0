import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import { StoryReference, type DraftValue } from '#stories/content-value.ts';
import { parseBerlinTime, formatFieldTime } from '#stories/berlin-time.ts';
import { convertMarkdownToRichText } from '#stories/rich-text/markdown-to-rich-text.ts';
import { convertMap } from './convert-block.ts';
import { convertFile } from './file-asset.ts';
import { convertTable } from './table-field.ts';
import type { Conversion } from './conversion.ts';
import { convertMultilink } from './multilink.ts';
import { convertPicture } from './picture-asset.ts';

function convertTime(node: Scalar, conversion: Conversion): DraftValue {
  const text = node.source ?? String(node.value);
  const date = parseBerlinTime(text);
  if (date) return formatFieldTime(date);
  conversion.report(conversion.yaml.getLine(node), `"${text}" is not a time: use YYYY-MM-DD HH:mm`);
  return null;
}

function convertStoryReference(node: Scalar, conversion: Conversion): DraftValue {
  const slug = String(node.value).replace(/^\/|\/$/gu, '');
  return new StoryReference(slug, conversion.yaml.getLine(node));
}

function convertMarkdown(node: Scalar, path: string, conversion: Conversion): DraftValue {
  const isBlockScalar = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  const firstLine = conversion.yaml.getLine(node) + (isBlockScalar ? 1 : 0);
  return convertMarkdownToRichText(String(node.value), firstLine, path, conversion);
}

function convertScalar(node: Scalar, path: string, conversion: Conversion): DraftValue {
  switch (node.tag) {
    case '!md':
      return convertMarkdown(node, path, conversion);
    case '!story':
      return convertStoryReference(node, conversion);
    case '!zeit':
      return convertTime(node, conversion);
    case '!link':
      return convertMultilink(node, conversion);
    case '!bild':
      return convertPicture(node, conversion);
    case '!datei':
      return convertFile(node, conversion);
    case '!tabelle':
      return convertTable(node, path, conversion);
    default:
      return (node.value ?? null) as DraftValue;
  }
}

/**
 * Converts a YAML node, which is at `path` in the story, to a content value. A node that cannot be
 * converted is reported and becomes null.
 */
export function convertValue(node: unknown, path: string, conversion: Conversion): DraftValue {
  if (node === null) return null;
  if (isScalar(node)) return convertScalar(node, path, conversion);
  if (isSeq(node)) {
    return node.items.map((item, index) =>
      conversion.convert(item, `${path}.${index}`, conversion),
    );
  }
  if (isMap(node)) {
    if (node.tag === '!link') return convertMultilink(node, conversion);
    if (node.tag === '!bild') return convertPicture(node, conversion);
    if (node.tag === '!datei') return convertFile(node, conversion);
    return convertMap(node, path, conversion);
  }
  conversion.report(conversion.yaml.getLine(node), 'anchors and aliases are not supported');
  return null;
}
