const SPACE_ID = '100001';

interface ManagedStory {
  readonly id: number;
  readonly parent_id: number;
  readonly content: object;
}

/**
 * Changes Storyblok stories as an editor would, through the management API of a content service.
 */
export class ContentEditor {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Publishes a story with another headline. */
  async publishHeadline(slug: string, headline: string): Promise<void> {
    const story = await this.#readStory(slug);
    const content = { ...story.content, headline };
    await this.#callManagementApi(`stories/${story.id}`, {
      story: { name: headline, content },
      publish: 1,
    });
  }

  /** Publishes a copy of a story with another slug and headline. */
  async publishCopy(slug: string, newSlug: string, headline: string): Promise<void> {
    const { content, parent_id: parent } = await this.#readStory(slug);
    const story = {
      name: headline,
      slug: newSlug,
      parent_id: parent,
      content: { ...content, headline },
      first_published_at: new Date().toISOString(),
    };
    await this.#callManagementApi('stories', { story, publish: 1 }, 'POST');
  }

  /** Changes the slug of a story within its folder. */
  async changeSlug(slug: string, newSlug: string): Promise<void> {
    const { id: storyId } = await this.#readStory(slug);
    await this.#callManagementApi(`stories/${storyId}`, { story: { slug: newSlug }, publish: 1 });
  }

  async unpublish(slug: string): Promise<void> {
    const { id: storyId } = await this.#readStory(slug);
    await this.#callManagementApi(`stories/${storyId}/unpublish`);
  }

  async #readStory(slug: string): Promise<ManagedStory> {
    const { stories } = (await this.#callManagementApi(
      `stories?story_only=1&by_slugs=${slug}`,
    )) as {
      readonly stories: readonly { readonly id: number }[];
    };
    const { story } = (await this.#callManagementApi(`stories/${stories[0]?.id}`)) as {
      readonly story: ManagedStory;
    };
    return story;
  }

  async #callManagementApi(path: string, body?: object, method = 'PUT'): Promise<unknown> {
    const response = await fetch(`${this.url}/v1/spaces/${SPACE_ID}/${path}`, {
      method: body ? method : 'GET',
      headers: { authorization: 'embedded-management', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }
}
