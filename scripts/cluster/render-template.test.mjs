import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { renderTemplate } from './render-template.mjs';

test('replaces names in braces and keeps nginx variables', () => {
  const text = 'listen ${EDGE_PORT}; set $a $uri; # "^a$"';
  expect(renderTemplate(text, { EDGE_PORT: '80' })).toBe('listen 80; set $a $uri; # "^a$"');
});

test('names a missing value', () => {
  expect(() => renderTemplate('${EDGE_PORT}', {})).toThrow('EDGE_PORT');
});

test('explains every value of the templates', () => {
  const folder = join(ROOT, 'deploy/nginx');
  const readme = readFileSync(join(ROOT, 'deploy/README.md'), 'utf8');
  const variables = readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\$\{([A-Z_]+)\}/g)].map(
      ([, value]) => value,
    ),
  );
  expect([...new Set(variables)].filter((value) => !readme.includes(`\`${value}\``))).toEqual([]);
});
