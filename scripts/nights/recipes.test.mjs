import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../project/paths.mjs';
import { readColumn } from './read-column.mjs';
import { readRecipes } from './read-recipes.mjs';
import { RECIPES } from './recipes.mjs';

const { firstSteps, recipes } = readRecipes();
const rules = parse(
  readFileSync(join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8'),
).groups.flatMap((group) => group.rules);
const getAnchor = (heading) => heading.toLowerCase().replaceAll(' ', '-');

/** Alerts that no executor sees active, with the reason. */
const UNSEEN_ALERTS = {
  Heartbeat: 'is always active; callsMissing counts its calls',
  EdgeRefuses: 'overload sees it after its commands',
};

test('every block of the handbook is executed by npm run nights, and nothing else', () => {
  const executed = new Map();
  for (const { heading, blocks } of RECIPES) {
    const all = recipes.find((recipe) => recipe.heading === heading)?.blocks ?? [];
    const indexes = executed.get(heading) ?? [];
    executed.set(heading, [...indexes, ...(blocks ?? all.keys())]);
  }
  expect(
    [...executed]
      .map(([heading, indexes]) => [heading, [...new Set(indexes)].toSorted()])
      .toSorted(),
  ).toEqual(recipes.map(({ heading, blocks }) => [heading, [...blocks.keys()]]).toSorted());
  expect(firstSteps).toContain('ENV_FILE');
});

test('every alert leads to a recipe, and is seen active', () => {
  const anchors = recipes.map(({ heading }) => getAnchor(heading));
  const sections = new Set(rules.map(({ annotations }) => annotations.runbook.split('#')[1]));
  expect([...sections].filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  const seen = new Set(RECIPES.flatMap(({ alarms }) => alarms));
  const unseen = rules.map(({ alert }) => alert).filter((alert) => !seen.has(alert));
  expect(unseen.toSorted()).toEqual(Object.keys(UNSEEN_ALERTS).toSorted());
});

test.each(
  RECIPES.filter(({ alarms }) => alarms.length > 0).map((recipe) => [recipe.heading, recipe]),
)('the alarms of „%s“ lead to it', (heading, { alarms, ended = [] }) => {
  const anchors = alarms.map(
    (name) => rules.find(({ alert }) => alert === name)?.annotations.runbook.split('#')[1],
  );
  expect(new Set(anchors)).toEqual(new Set([getAnchor(heading)]));
  expect(ended.filter((name) => !alarms.includes(name))).toEqual([]);
});

test('reads marked blocks only, also those within lists', () => {
  const text = [
    '# Page\n\n## At night\n\n```sh night\nfirst\n```\n',
    '## One\n\n1. Do\n\n   ```sql night\n   SELECT 1;\n   ```\n\n```sh\nother\n```\n',
    '## Two\n\nwords\n',
  ].join('\n');
  expect(readRecipes(text)).toEqual({
    firstSteps: 'first',
    recipes: [{ heading: 'One', blocks: [{ language: 'sql', text: 'SELECT 1;' }] }],
  });
});

test('reads a value from a table of psql', () => {
  const output = ' id | kind \n----+------\n 7  | mail\n(1 row)\n';
  expect(readColumn(output, 'id', 'mail')).toBe('7');
  expect(() => readColumn(output, 'id', 'other')).toThrow('no id of other');
});
