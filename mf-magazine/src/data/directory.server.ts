import { computeOnce } from '@gruenland/shared-contracts/compute-once.ts';
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
   * Returns the categories from the section down to this category. Returns an empty list for an
   * unknown category.
   */
  readonly trail: (uuid: string | undefined) => readonly Category[];
  /** Returns the sub-categories in the editors' order. */
  readonly getSubCategories: (category: Category) => readonly Category[];
  /** Top-level categories, in the order of their folder. */
  readonly sections: readonly Category[];
}

/**
 * Reads the categories and authors. If one of the two requests fails, its list is empty, so that
 * pages still render.
 *
 * @param requiredPart List without which the page cannot be shown.
 * @throws {ContentError} when the required list could not be read
 */
export async function readDirectory(
  content: ContentReader,
  requiredPart?: 'categories',
): Promise<Directory> {
  const [categories, authors] = await Promise.allSettled([
    content.allStories({ content_type: 'category', sort_by: 'position:asc' }),
    content.allStories({ content_type: 'author' }),
  ]);
  if (requiredPart && categories.status === 'rejected') throw categories.reason;
  // Every page needs a directory.
  return computeOnce(
    parseDirectory,
    categories.status === 'fulfilled' ? categories.value : NO_STORIES,
    authors.status === 'fulfilled' ? authors.value : NO_STORIES,
  );
}

type Stories = readonly Story[];

const NO_STORIES: Stories = [];

function parseDirectory(categories: Stories, authors: Stories): Directory {
  return createDirectory(categories.map(parseCategory), authors.map(parseAuthor));
}

/** Creates a directory from these categories and authors. */
export function createDirectory(
  categories: readonly Category[],
  authors: readonly Author[],
): Directory {
  const categoriesByUuid = new Map(categories.map((category) => [category.uuid, category]));
  const authorsByUuid = new Map(authors.map((author) => [author.uuid, author]));
  const { parents, circular: circularEdges } = findParents(categories);
  const findCategory = (uuid: string | undefined) =>
    uuid ? categoriesByUuid.get(uuid) : undefined;
  return {
    category: findCategory,
    author: (uuid) => authorsByUuid.get(uuid),
    trail: (uuid) => {
      const trail: Category[] = [];
      for (
        let ancestor = findCategory(uuid);
        ancestor;
        ancestor = findCategory(parents.get(ancestor.uuid))
      )
        trail.unshift(ancestor);
      return trail;
    },
    getSubCategories: ({ uuid, subCategories }) =>
      subCategories
        .filter((child) => !circularEdges.has(createEdgeKey(uuid, child)))
        .map(findCategory)
        .filter((child) => !!child),
    sections: categories.filter(({ uuid }) => !parents.has(uuid)),
  };
}

const createEdgeKey = (parent: string, child: string) => `${parent} ${child}`;

/**
 * Finds the parent of each category. Ignores circular relations, which are an editor's mistake.
 * Thus the chain of parents of every category ends at a section.
 */
function findParents(categories: readonly Category[]) {
  const parents = new Map<string, string>();
  const circularEdges = new Set<string>();
  const isSameOrAncestor = (startUuid: string, targetUuid: string) => {
    for (let uuid: string | undefined = startUuid; uuid !== undefined; uuid = parents.get(uuid))
      if (uuid === targetUuid) return true;
    return false;
  };
  for (const { uuid: parent, subCategories } of categories) {
    for (const child of subCategories) {
      if (isSameOrAncestor(parent, child)) circularEdges.add(createEdgeKey(parent, child));
      else parents.set(child, parent);
    }
  }
  return { parents, circular: circularEdges };
}

/** Returns all descendants of a category without duplicates. */
export function findDescendants(directory: Directory, category: Category): readonly Category[] {
  const descendants = new Map<string, Category>([[category.uuid, category]]);
  for (const ancestor of descendants.values()) {
    for (const child of directory.getSubCategories(ancestor)) descendants.set(child.uuid, child);
  }
  descendants.delete(category.uuid);
  return [...descendants.values()];
}

/** Returns the uuids of a category and all its descendants. */
export function listUuidsWithDescendants(
  directory: Directory,
  category: Category,
): readonly string[] {
  return [category, ...findDescendants(directory, category)].map(({ uuid }) => uuid);
}
