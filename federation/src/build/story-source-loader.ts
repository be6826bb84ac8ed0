import { relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { WORKSPACE_ROOT } from './workspace.ts';

/** Matches the opening brace of an object that starts with `title` and `state`, as stories do. */
const STORY_START_PATTERN =
  /\{(?=\s*title\b(?:\s*:\s*(?:'[^'\n]*'|`[^`\n]*`|[\w.]+))?\s*,\s*state\b)/g;

/**
 * Webpack loader for `*stories.tsx`. Adds `source` to every story, so that the style guide can link
 * to the line where the story is written. Runs before swc, and keeps all line numbers.
 */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader as default export
export default function storySourceLoader(this: LoaderContext<object>, code: string): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack calls loaders this way
  return addStorySources(code, relative(WORKSPACE_ROOT, this.resourcePath));
}

/** Adds `source: '<path>:<line>'` to every object literal that starts with `title` and `state`. */
export function addStorySources(code: string, path: string): string {
  return code.replaceAll(STORY_START_PATTERN, (brace, offset: number) => {
    const line = code.slice(0, offset).split('\n').length;
    return `${brace} source: ${JSON.stringify(`${path}:${line}`)},`;
  });
}
