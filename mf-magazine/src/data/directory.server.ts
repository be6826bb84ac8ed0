import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { Author } from '#model/author.ts';
import type { Category } from '#model/category.ts';
import { parseAuthor } from './author.parse.ts';
import { parseCategory } from './category.parse.ts';
import type { ContentReader } from './content-reader.server.ts';

/** Categories and authors of the site. */
export interface Directory {
  readonly category: (uuid: string | undefined) => Category | undefined;
  readonly author: (uuid: string) => Author | undefined;
  /**
   * Returns the categories from the section down to this category; empty for an unknown category.
   */
  readonly trail: (uuid: string | undefined) => readonly Category[];
  /** Returns the sub-categories in the editors' order. */
  readonly getSubCategories: (category: Category) => readonly Category[];
  /** Top-level categories, in the order of their folder. */
  readonly sections: readonly Category[];
}

/**
 * Reads the directory. When a read fails, the categories or the authors are empty, so that lists
 * still render.
 *
 * @param required Part that the page cannot do without.
 * @throws {ContentError} when the required part could not be read
 */
export async function readDirectory(
  content: ContentReader,
  required?: 'categories',
): Promise<Directory> {
  const [categories, authors] = await Promise.allSettled([
    content.allStories({ content_type: 'category', sort_by: 'position:asc' }),
    content.allStories({ content_type: 'author' }),
  ]);
  if (required && categories.status === 'rejected') throw categories.reason;
  return getDirectory(
    categories.status === 'fulfilled' ? categories.value : NO_STORIES,
    authors.status === 'fulfilled' ? authors.value : NO_STORIES,
  );
}

type Stories = readonly Story[];

const NO_STORIES: Stories = [];

/**
 * Cached directories, by the identity of the lists of categories and authors, because every page
 * needs a directory.
 */
const directories = new WeakMap<Stories, WeakMap<Stories, Directory>>();

function getDirectory(categories: Stories, authors: Stories): Directory {
  const known = directories.get(categories)?.get(authors);
  if (known) return known;
  const directory = createDirectory(categories.map(parseCategory), authors.map(parseAuthor));
  const directoryByAuthors = directories.get(categories) ?? new WeakMap<Stories, Directory>();
  directories.set(categories, directoryByAuthors.set(authors, directory));
  return directory;
}

/** Creates a directory of these categories and authors. */
export function createDirectory(
  categories: readonly Category[],
  authors: readonly Author[],
): Directory {
  const byUuid = new Map(categories.map((category) => [category.uuid, category]));
  const people = new Map(authors.map((author) => [author.uuid, author]));
  const { parents, circular: circularEdges } = findParents(categories);
  const category = (uuid: string | undefined) => (uuid ? byUuid.get(uuid) : undefined);
  return {
    category,
    author: (uuid) => people.get(uuid),
    trail: (uuid) => {
      const trail: Category[] = [];
      for (let at = category(uuid); at; at = category(parents.get(at.uuid))) trail.unshift(at);
      return trail;
    },
    getSubCategories: ({ uuid, subCategories }) =>
      subCategories
        .filter((child) => !circularEdges.has(edge(uuid, child)))
        .map(category)
        .filter((child) => !!child),
    sections: categories.filter(({ uuid }) => !parents.has(uuid)),
  };
}

const edge = (parent: string, child: string) => `${parent} ${child}`;

/**
 * Finds the parent of each category. Circular relations (an editor's mistake) are ignored, so that
 * every category has a section at its top.
 */
function findParents(categories: readonly Category[]) {
  const parents = new Map<string, string>();
  const circularEdges = new Set<string>();
  const isSameOrAncestor = (from: string, to: string) => {
    for (let at: string | undefined = from; at !== undefined; at = parents.get(at))
      if (at === to) return true;
    return false;
  };
  for (const { uuid: parent, subCategories } of categories) {
    for (const child of subCategories) {
      if (isSameOrAncestor(parent, child)) circularEdges.add(edge(parent, child));
      else parents.set(child, parent);
    }
  }
  return { parents, circular: circularEdges };
}

/** Returns all descendants of a category, each once. */
export function findDescendants(directory: Directory, category: Category): readonly Category[] {
  const found = new Map<string, Category>([[category.uuid, category]]);
  for (const ancestor of found.values()) {
    for (const child of directory.getSubCategories(ancestor)) found.set(child.uuid, child);
  }
  found.delete(category.uuid);
  return [...found.values()];
}

/** Returns the uuids of a category and all its descendants. */
export function listUuidsWithDescendants(
  directory: Directory,
  category: Category,
): readonly string[] {
  return [category, ...findDescendants(directory, category)].map(({ uuid }) => uuid);
}
