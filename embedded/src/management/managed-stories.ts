import { createNotFoundError } from '#content/content-error.ts';
import type { QueryTree } from '#content/parameters/parse-query.ts';
import { readListParameter, readTextParameter } from '#content/parameters/read-parameter.ts';
import { getFolderId, getFolders } from '#stories/folders.ts';
import { publishStory, unpublishStory } from '#stories/publishing/publish-story.ts';
import type { Folder, StoryRecord } from '#stories/space.ts';
import { createSerialQueue, type ManagedSpace } from './managed-space.ts';
import { toManagedFolder, toManagedStory } from './managed-story.ts';
import { createRejectionError } from './read-request.ts';
import { createStory, deleteStory, getFileSlug, moveStory, saveDraft } from './save-story.ts';
import type { StoryChange } from './story-change.schema.ts';

/** Reads and changes stories and folders of a space for the management API. */
export class ManagedStories {
  readonly managedSpace: ManagedSpace;
  readonly runInOrder = createSerialQueue();
  /**
   * Slugs of folders that clients have created and that contain no stories. No file stores them.
   */
  readonly #emptyFolders = new Set<string>();

  constructor(managedSpace: ManagedSpace) {
    this.managedSpace = managedSpace;
  }

  get folders(): readonly Folder[] {
    const knownFolderSlugs = this.managedSpace.getSpace().folders.map(({ fullSlug }) => fullSlug);
    return getFolders([...knownFolderSlugs, ...this.#emptyFolders]);
  }

  list(query: QueryTree): readonly object[] {
    const slugs = readListParameter(query, 'by_slugs') ?? readListParameter(query, 'with_slug');
    const prefix = readTextParameter(query, 'starts_with') ?? '';
    const isRequested = ({ fullSlug }: { readonly fullSlug: string }): boolean =>
      fullSlug.startsWith(prefix) && (!slugs || slugs.includes(fullSlug.replace(/\/$/u, '')));
    const now = this.managedSpace.settings.now();
    const folders = readTextParameter(query, 'story_only') ? [] : this.folders.filter(isRequested);
    const stories = readTextParameter(query, 'folder_only')
      ? []
      : this.#stories.filter(isRequested);
    return [
      ...folders.map(toManagedFolder),
      ...stories.map((story) => toManagedStory(story, now, false)),
    ];
  }

  /** @throws {ContentError} 404 for an id that no story or folder has */
  get(id: number): object {
    const folder = this.folders.find((found) => found.id === id);
    if (folder) return { story: toManagedFolder(folder) };
    return { story: toManagedStory(this.#getRecord(id), this.managedSpace.settings.now(), true) };
  }

  create(changeStory: StoryChange, publish: boolean): Promise<object> {
    return this.runInOrder(async () => {
      const { folder, settings } = this.managedSpace;
      const slug = this.#buildFullSlug(changeStory);
      if (changeStory.is_folder) {
        this.#emptyFolders.add(slug);
        return this.get(getFolderId(slug));
      }
      if (this.#stories.some((story) => getFileSlug(story) === slug)) {
        throw createRejectionError({ slug: ['has already been taken'] });
      }
      await createStory(folder, slug, changeStory, settings.now());
      if (publish) await publishStory(folder, slug, settings.now());
      await this.managedSpace.refresh();
      const createdStory = this.#stories.find((story) => getFileSlug(story) === slug);
      if (!createdStory) throw createRejectionError({ base: ['the story cannot be read back'] });
      return this.get(createdStory.id);
    });
  }

  update(id: number, changeStory: StoryChange, publish: boolean): Promise<object> {
    return this.#changeStory(id, async (getRecord) => {
      const { folder, settings } = this.managedSpace;
      await saveDraft(folder, getRecord, changeStory, settings.now());
      const isMoved = changeStory.slug !== undefined || changeStory.parent_id !== undefined;
      const parent = changeStory.parent_id ?? getRecord.parentId;
      const slug = isMoved
        ? this.#buildFullSlug({
            ...changeStory,
            slug: changeStory.slug ?? getRecord.slug,
            parent_id: parent,
            is_startpage: getRecord.isStartpage,
          })
        : getFileSlug(getRecord);
      await moveStory(folder, getRecord, slug);
      if (publish) await publishStory(folder, slug, settings.now());
    });
  }

  publish(id: number): Promise<object> {
    const { folder, settings } = this.managedSpace;
    return this.#changeStory(id, (getRecord) =>
      publishStory(folder, getFileSlug(getRecord), settings.now()),
    );
  }

  unpublish(id: number): Promise<object> {
    return this.#changeStory(id, (getRecord) =>
      unpublishStory(this.managedSpace.folder, getFileSlug(getRecord)),
    );
  }

  delete(id: number): Promise<object> {
    return this.runInOrder(async () => {
      const getRecord = this.#getRecord(id);
      const story = toManagedStory(getRecord, this.managedSpace.settings.now(), false);
      await deleteStory(this.managedSpace.folder, getRecord);
      await this.managedSpace.refresh();
      return { story };
    });
  }

  #changeStory(id: number, act: (getRecord: StoryRecord) => Promise<unknown>): Promise<object> {
    return this.runInOrder(async () => {
      await act(this.#getRecord(id));
      await this.managedSpace.refresh();
      return this.get(id);
    });
  }

  get #stories(): readonly StoryRecord[] {
    return this.managedSpace.getSpace().stories;
  }

  #getRecord(id: number): StoryRecord {
    const getRecord = this.managedSpace.getSpace().storyById.get(id);
    if (!getRecord) throw createNotFoundError();
    return getRecord;
  }

  #buildFullSlug({ slug, parent_id: parent, is_startpage: start }: StoryChange): string {
    if (slug === undefined) throw createRejectionError({ slug: ["can't be blank"] });
    if (!parent) return slug;
    const parentFolder = this.folders.find(({ id }) => id === parent);
    if (!parentFolder) throw createRejectionError({ parent_id: ['does not exist'] });
    // A start page has the same full slug as the folder that contains it.
    return start && parentFolder.slug === slug
      ? parentFolder.fullSlug
      : `${parentFolder.fullSlug}/${slug}`;
  }
}
