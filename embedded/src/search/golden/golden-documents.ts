import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchRecord } from '#search/records/search-record.ts';
import { StoredFiles } from '#files/stored-files.ts';
import { StoryStore } from '#stories/story-store.ts';
import { createPlainPictures } from '#test/plain-pictures.ts';

const CONTENT_FOLDER = join(import.meta.dirname, '../../../content');

export interface GoldenDocument {
  readonly kind: SearchKind;
  readonly record: SearchRecord;
}

const getLines = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** Reads the ads, events and jobs in `documents.txt`. */
export function readGoldenDocuments(): GoldenDocument[] {
  return getLines('documents.txt').map((line, at) => {
    const [id = '', kind, title, text, category = '', numbers = ''] = line
      .split('|')
      .map((part) => part.trim());
    const [lvl0 = '', lvl1] = category.split(' > ');
    const record = {
      objectID: id,
      title,
      text,
      category: { lvl0, ...(lvl1 && { lvl1: category }) },
      numbers: numbers
        .split(',')
        .map((number) => number.trim())
        .filter(Boolean),
      date: 1_790_000_000 + at,
    };
    return { kind: kind as SearchKind, record };
  });
}

function getWords(node: unknown, into: string[]): string[] {
  if (Array.isArray(node)) for (const item of node) getWords(item, into);
  else if (typeof node === 'object' && node !== null) {
    for (const [name, value] of Object.entries(node)) {
      if (typeof value !== 'string') getWords(value, into);
      else if (/^(?:text|headline|title|lead|question|answer|quote)$/u.test(name)) into.push(value);
    }
  }
  return into;
}

/** Reads the articles that are part of the project, in the format of the search feed. */
export async function readGoldenArticles(): Promise<GoldenDocument[]> {
  const files = new StoredFiles(CONTENT_FOLDER);
  await files.refresh();
  const options = { spaceId: '100001', pictures: createPlainPictures(), files };
  const store = await StoryStore.open(CONTENT_FOLDER, options);
  return store.space.stories
    .filter(({ fullSlug }) => fullSlug.startsWith('artikel/'))
    .map(({ fullSlug, draft }) => {
      const { headline, kicker, lead, body } = draft.content as Record<string, unknown>;
      const text = getWords(body, []).join(' ');
      return {
        kind: 'articles' as const,
        record: { objectID: fullSlug, title: headline, kicker, lead, text, date: 1_790_000_000 },
      };
    });
}

/** Reads typical queries and, for each, the documents that a search should find. */
export function readGoldenQueries(): { readonly query: string; readonly expected: string }[] {
  return getLines('queries.txt').flatMap((line) => {
    const [expected = '', queries = ''] = line.split(/: (.*)/su);
    return queries.split(';').map((query) => ({ query: query.trim(), expected }));
  });
}
