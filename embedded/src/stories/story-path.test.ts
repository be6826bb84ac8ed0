import { expect, test } from '@jest/globals';
import { parseStoryPath } from './story-path.ts';

test.each([
  ['home.yaml', { kind: 'story', slug: 'home' }],
  ['_settings.yaml', { kind: 'story', slug: '_settings' }],
  ['thema/tiere/rinder.yaml', { kind: 'story', slug: 'thema/tiere/rinder' }],
  ['artikel/heu-2026.draft.yaml', { kind: 'draft', slug: 'artikel/heu-2026' }],
  ['daten/laender.datasource.yaml', { kind: 'datasource', slug: 'laender' }],
  ['README.md', { kind: 'ignored' }],
  ['.git/config.yaml', { kind: 'ignored' }],
  ['artikel/#heu.yaml', { kind: 'ignored' }],
  ['artikel/.heu.yaml.swp', { kind: 'ignored' }],
])('%s', (path, expected) => expect(parseStoryPath(path)).toEqual(expected));

test.each(['Artikel/heu.yaml', 'artikel/Größe.yaml', 'artikel/a--b.yaml', 'artikel/heu.yml'])(
  'rejects %s with a reason',
  (path) => expect(parseStoryPath(path)).toMatchObject({ kind: 'refused' }),
);
