import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { ROOT } from '../project/paths.mjs';

const HANDBOOK = 'docs/operations.md';

/** The word after the language of a code block that `npm run nights` executes. */
const MARK = 'night';

/** Heading of the section whose block precedes every other one. */
const FIRST_STEPS = 'At night';

/**
 * A section of the handbook with the commands that repair a fault.
 *
 * @typedef {object} Recipe
 * @property {string} heading
 * @property {readonly { language: 'sh' | 'sql', text: string }[]} blocks
 */

/**
 * Reads the recipes of the handbook: the sections that contain code blocks with the word `night`.
 *
 * @param {string} [text] Markdown; by default docs/operations.md.
 * @returns {{ firstSteps: string, recipes: Recipe[] }} `firstSteps` is what a person types before
 *   any recipe
 */
export function readRecipes(text = readHandbook()) {
  const recipes = readMarkedBlocks(text, MARK);
  const first = recipes.find(({ heading }) => heading === FIRST_STEPS);
  return {
    firstSteps: first?.blocks.map((block) => block.text).join('\n') ?? '',
    recipes: recipes.filter((recipe) => recipe !== first),
  };
}

/** Reads docs/operations.md. */
export function readHandbook() {
  return readFileSync(join(ROOT, HANDBOOK), 'utf8');
}

/**
 * Reads the sections of a page that contain code blocks with a word after their language.
 *
 * @param {string} text Markdown
 * @param {string} mark the word
 * @returns {Recipe[]}
 */
export function readMarkedBlocks(text, mark) {
  const sections = [];
  for (const node of fromMarkdown(text).children) {
    if (node.type === 'heading') sections.push({ heading: toString(node), blocks: [] });
    else for (const block of findBlocks(node, mark)) sections.at(-1)?.blocks.push(block);
  }
  return sections.filter(({ blocks }) => blocks.length > 0);
}

/** Returns the marked code blocks of a node, also those within list items. */
function findBlocks(node, mark) {
  if (node.type === 'code' && node.meta?.split(' ').includes(mark))
    return [{ language: node.lang, text: node.value }];
  return (node.children ?? []).flatMap((child) => findBlocks(child, mark));
}
