import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { Author } from '#model/author.ts';
import type { Category } from '#model/category.ts';
import { parseAuthor } from './author.parse.ts';
import { parseCategory } from './category.parse.ts';
import type { ContentReader } from './content-reader.server.ts';

/** The site's categories and authors, which every list of articles needs. */
export interface Directory {
  readonly category: (uuid: string | undefined) => Category | undefined;
  readonly author: (uuid: string) => Author | undefined;
  /** From the section down to this category itself; empty for an unknown one. */
  readonly trail: (uuid: string | undefined) => readonly Category[];
  /** Sub-categories in the editors' order. */
  readonly below: (category: Category) => readonly Category[];
  /** Categories that are below no other, in the order of their folder. */
  readonly sections: readonly Category[];
}

/**
 * Reads the directory. A failed read leaves its half empty: lists do without, they do not fail.
 * A page that would not exist without categories needs them, though.
 *
 * @param needed What the page cannot do without.
 * @throws {ContentError} when what is needed could not be read
 */
export async function readDirectory(
  content: ContentReader,
  needed?: 'categories',
): Promise<Directory> {
  const [categories, authors] = await Promise.allSettled([
    content.allStories({ content_type: 'category', sort_by: 'position:asc' }),
    content.allStories({ content_type: 'author' }),
  ]);
  if (needed && categories.status === 'rejected') throw categories.reason;
  return directoryOf(
    categories.status === 'fulfilled' ? categories.value : NOTHING,
    authors.status === 'fulfilled' ? authors.value : NOTHING,
  );
}

type Stories = readonly Story[];

const NOTHING: Stories = [];

/** Every page needs the directory; it is made once as long as both lists stay the same. */
const made = new WeakMap<Stories, WeakMap<Stories, Directory>>();

function directoryOf(categories: Stories, authors: Stories): Directory {
  const known = made.get(categories)?.get(authors);
  if (known) return known;
  const directory = makeDirectory(categories.map(parseCategory), authors.map(parseAuthor));
  const byAuthors = made.get(categories) ?? new WeakMap<Stories, Directory>();
  made.set(categories, byAuthors.set(authors, directory));
  return directory;
}

/** A directory over these categories and authors. */
export function makeDirectory(
  categories: readonly Category[],
  authors: readonly Author[],
): Directory {
  const byUuid = new Map(categories.map((category) => [category.uuid, category]));
  const people = new Map(authors.map((author) => [author.uuid, author]));
  const { parents, circular } = parentsOf(categories);
  const category = (uuid: string | undefined) => (uuid ? byUuid.get(uuid) : undefined);
  return {
    category,
    author: (uuid) => people.get(uuid),
    trail: (uuid) => {
      const trail: Category[] = [];
      for (let at = category(uuid); at; at = category(parents.get(at.uuid))) trail.unshift(at);
      return trail;
    },
    below: ({ uuid, subCategories }) =>
      subCategories
        .filter((child) => !circular.has(edge(uuid, child)))
        .map(category)
        .filter((child) => !!child),
    sections: categories.filter(({ uuid }) => !parents.has(uuid)),
  };
}

const edge = (parent: string, child: string) => `${parent} ${child}`;

/**
 * What lies below what. An editor's accident may put a category below itself or below what lies
 * below it: such a way back is not taken, so that every category has a section at its top.
 */
function parentsOf(categories: readonly Category[]) {
  const parents = new Map<string, string>();
  const circular = new Set<string>();
  const leadsTo = (from: string, to: string) => {
    for (let at: string | undefined = from; at !== undefined; at = parents.get(at))
      if (at === to) return true;
    return false;
  };
  for (const { uuid: parent, subCategories } of categories) {
    for (const child of subCategories) {
      if (leadsTo(parent, child)) circular.add(edge(parent, child));
      else parents.set(child, parent);
    }
  }
  return { parents, circular };
}

/** Everything below a category, each once, however deep. */
export function allBelow(directory: Directory, category: Category): readonly Category[] {
  const found = new Map<string, Category>([[category.uuid, category]]);
  for (const above of found.values()) {
    for (const child of directory.below(above)) found.set(child.uuid, child);
  }
  found.delete(category.uuid);
  return [...found.values()];
}

/** Uuids of a category and of everything below it. */
export function withAllBelow(directory: Directory, category: Category): readonly string[] {
  return [category, ...allBelow(directory, category)].map(({ uuid }) => uuid);
}
