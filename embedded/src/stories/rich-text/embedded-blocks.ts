import type { Code } from 'mdast';
import { isObject, type DraftObject, type DraftValue } from '#stories/content-value.ts';
import { createUuidFromName } from '#stories/identity.ts';
import { readYaml } from '#stories/yaml/read-yaml.ts';
import {
  getFileLine,
  getMarkdownPath,
  reportRefusedNode,
  type RichTextContext,
} from './rich-text-context.ts';

/**
 * Converts a Markdown code block with the language `blok`. Its YAML is one block or a list of
 * blocks.
 */
export function convertEmbeddedBlocks(
  node: Code,
  context: RichTextContext,
): readonly DraftObject[] {
  const { conversion } = context;
  const yaml = readYaml(node.value, conversion.report, getFileLine(node, context) + 1);
  if (!yaml.root) return reportRefusedNode(node, 'the block is empty', context);
  const path = getMarkdownPath(node, context);
  const value = conversion.convert(yaml.root, path, { ...conversion, yaml });
  const blocks: readonly DraftValue[] = Array.isArray(value) ? value : [value];
  if (!blocks.every((block) => isObject(block) && typeof block['component'] === 'string')) {
    return reportRefusedNode(node, 'a block needs component', context);
  }
  const id = createUuidFromName(`blok:${conversion.slug}#${path}`);
  return [{ type: 'blok', attrs: { id, body: blocks } }];
}
