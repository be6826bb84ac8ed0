import { z } from 'zod';
import type { HostedComponent } from '#management/component-body.schema.ts';
import * as answers from './remote-answer.schema.ts';
import type { RemoteClient } from './remote-client.ts';

/** A story in the format in which it is sent to the space. */
export interface SentStory {
  readonly name: string;
  readonly slug: string;
  readonly parent_id: number;
  readonly is_folder?: boolean;
  readonly is_startpage?: boolean;
  readonly tag_list?: readonly string[];
  readonly position?: number;
  readonly first_published_at?: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

const anythingSchema = z.unknown();

/**
 * Reads and changes a space through the management API. All methods throw a RemoteError when a call
 * fails.
 */
export class RemoteSpace {
  readonly #client: RemoteClient;

  constructor(client: RemoteClient) {
    this.#client = client;
  }

  get #official(): RemoteClient['official'] {
    return this.#client.official;
  }

  /**
   * Returns the name of the space. Called first in each run, so that a wrong token or id is noticed
   * before anything is changed.
   */
  async name(): Promise<string> {
    return (await this.settings()).name;
  }

  /** Returns the name of the space and the address at which its editor previews stories. */
  async settings(): Promise<{
    readonly name: string;
    readonly domain?: string | null | undefined;
  }> {
    const space = z.object({ name: z.string(), domain: z.string().nullish() });
    const url = `/v1/spaces/${this.#client.spaceId}/`;
    return (await this.#client.call('space', z.object({ space }), this.#official.get(url))).space;
  }

  async webhooks(): Promise<answers.RemoteWebhook[]> {
    const schema = z.object({ webhook_endpoints: z.array(answers.remoteWebhookSchema) });
    const url = `/v1/spaces/${this.#client.spaceId}/webhook_endpoints`;
    return (await this.#client.call('webhooks', schema, this.#official.get(url))).webhook_endpoints;
  }

  stories(): Promise<answers.RemoteStory[]> {
    return this.#client.all('stories', 'stories', answers.remoteStorySchema, (query) =>
      this.#official.stories.list({ query }),
    );
  }

  async story(id: number): Promise<answers.RemoteStory> {
    const schema = z.object({ story: answers.remoteStorySchema });
    const read = this.#client.call(`story ${id}`, schema, this.#official.stories.get(id));
    return (await read).story;
  }

  async createStory(story: SentStory): Promise<answers.RemoteStory> {
    const schema = z.object({ story: answers.remoteStorySchema });
    const sent = this.#official.stories.create({ body: { story } as never });
    return (await this.#client.call(`new story ${story.slug}`, schema, sent)).story;
  }

  async updateStory(id: number, story: SentStory, publish: boolean): Promise<void> {
    const body = { story, force_update: '1', ...(publish && { publish: 1 }) };
    const sent = this.#official.stories.update(id, { body: body as never });
    await this.#client.call(`story ${story.slug}`, anythingSchema, sent);
  }

  async unpublishStory(id: number): Promise<void> {
    const url = `/v1/spaces/${this.#client.spaceId}/stories/${id}/unpublish`;
    await this.#client.call(`story ${id}`, anythingSchema, this.#official.get(url));
  }

  components(): Promise<answers.RemoteComponent[]> {
    return this.#client.all('components', 'components', answers.remoteComponentSchema, (query) =>
      this.#official.components.list({ query: query as never }),
    );
  }

  async groups(): Promise<answers.RemoteGroup[]> {
    const schema = z.object({ component_groups: z.array(answers.remoteGroupSchema) });
    const read = this.#client.call('groups', schema, this.#official.componentFolders.list());
    return (await read).component_groups;
  }

  async createGroup(name: string): Promise<answers.RemoteGroup> {
    const schema = z.object({ component_group: answers.remoteGroupSchema });
    const body = { component_group: { name } } as never;
    const sent = this.#official.componentFolders.create({ body });
    return (await this.#client.call(`group ${name}`, schema, sent)).component_group;
  }

  async saveComponent(id: number | undefined, component: HostedComponent): Promise<void> {
    const body = { component } as never;
    const { components } = this.#official;
    const sent = id === undefined ? components.create({ body }) : components.update(id, { body });
    await this.#client.call(`component ${component.name}`, anythingSchema, sent);
  }

  datasources(): Promise<answers.RemoteDatasource[]> {
    const schema = answers.remoteDatasourceSchema;
    return this.#client.all('datasources', 'datasources', schema, (query) =>
      this.#official.datasources.list({ query: query as never }),
    );
  }

  async createDatasource(name: string, slug: string): Promise<answers.RemoteDatasource> {
    const schema = z.object({ datasource: answers.remoteDatasourceSchema });
    const body = { datasource: { name, slug } } as never;
    const sent = this.#official.datasources.create({ body });
    return (await this.#client.call(`datasource ${slug}`, schema, sent)).datasource;
  }

  entries(datasourceId: number): Promise<answers.RemoteEntry[]> {
    const schema = answers.remoteEntrySchema;
    return this.#client.all('entries', 'datasource_entries', schema, (page) => {
      const query = { ...page, datasource_id: datasourceId } as never;
      return this.#official.datasourceEntries.list({ query });
    });
  }

  async saveEntry(
    datasourceId: number,
    entry: { readonly id: number | undefined; readonly name: string; readonly value: string },
  ): Promise<void> {
    const { id, name, value } = entry;
    const base = `/v1/spaces/${this.#client.spaceId}/datasource_entries`;
    const body = { datasource_entry: { datasource_id: datasourceId, name, value } };
    const sent =
      id === undefined
        ? this.#official.post(base, { body })
        : this.#official.put(`${base}/${id}`, { body });
    await this.#client.call(`entry ${name}`, anythingSchema, sent);
  }

  assets(): Promise<answers.RemoteAsset[]> {
    return this.#client.all('assets', 'assets', answers.remoteAssetSchema, (query) =>
      this.#official.assets.list({ query: query as never }),
    );
  }

  async upload(name: string, bytes: Buffer): Promise<answers.RemoteAsset> {
    const body = { short_filename: name } as never;
    const file = new Blob([new Uint8Array(bytes)]);
    const sent = this.#official.assets.upload({ body, file });
    const data = sent.then((asset) => ({ data: asset }));
    return this.#client.call(`asset ${name}`, answers.remoteAssetSchema, data);
  }
}
