import { z } from 'zod';
import type { HostedComponent } from '#management/component-body.schema.ts';
import * as responses from './remote-response.schema.ts';
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

  get #officialClient(): RemoteClient['officialClient'] {
    return this.#client.officialClient;
  }

  /**
   * Returns the name of the space. Called first in each run, so that a wrong token or id is noticed
   * before anything is changed.
   */
  async fetchSpaceName(): Promise<string> {
    return (await this.fetchSpaceSettings()).name;
  }

  /** Returns the name of the space and the URL at which its editor previews stories. */
  async fetchSpaceSettings(): Promise<{
    readonly name: string;
    readonly domain?: string | null | undefined;
  }> {
    const space = z.object({ name: z.string(), domain: z.string().nullish() });
    const url = `/v1/spaces/${this.#client.spaceId}/`;
    return (await this.#client.call('space', z.object({ space }), this.#officialClient.get(url)))
      .space;
  }

  async fetchWebhooks(): Promise<responses.RemoteWebhook[]> {
    const schema = z.object({ webhook_endpoints: z.array(responses.remoteWebhookSchema) });
    const url = `/v1/spaces/${this.#client.spaceId}/webhook_endpoints`;
    return (await this.#client.call('webhooks', schema, this.#officialClient.get(url)))
      .webhook_endpoints;
  }

  fetchStories(): Promise<responses.RemoteStory[]> {
    return this.#client.fetchAllPages('stories', 'stories', responses.remoteStorySchema, (query) =>
      this.#officialClient.stories.list({ query }),
    );
  }

  async fetchStory(id: number): Promise<responses.RemoteStory> {
    const schema = z.object({ story: responses.remoteStorySchema });
    const responsePromise = this.#client.call(
      `story ${id}`,
      schema,
      this.#officialClient.stories.get(id),
    );
    return (await responsePromise).story;
  }

  async createStory(story: SentStory): Promise<responses.RemoteStory> {
    const schema = z.object({ story: responses.remoteStorySchema });
    const responsePromise = this.#officialClient.stories.create({ body: { story } as never });
    return (await this.#client.call(`new story ${story.slug}`, schema, responsePromise)).story;
  }

  async updateStory(id: number, story: SentStory, publish: boolean): Promise<void> {
    const body = { story, force_update: '1', ...(publish && { publish: 1 }) };
    const responsePromise = this.#officialClient.stories.update(id, { body: body as never });
    await this.#client.call(`story ${story.slug}`, anythingSchema, responsePromise);
  }

  async unpublishStory(id: number): Promise<void> {
    const url = `/v1/spaces/${this.#client.spaceId}/stories/${id}/unpublish`;
    await this.#client.call(`story ${id}`, anythingSchema, this.#officialClient.get(url));
  }

  fetchComponents(): Promise<responses.RemoteComponent[]> {
    return this.#client.fetchAllPages(
      'components',
      'components',
      responses.remoteComponentSchema,
      (query) => this.#officialClient.components.list({ query: query as never }),
    );
  }

  async fetchComponentGroups(): Promise<responses.RemoteComponentGroup[]> {
    const schema = z.object({ component_groups: z.array(responses.remoteComponentGroupSchema) });
    const responsePromise = this.#client.call(
      'groups',
      schema,
      this.#officialClient.componentFolders.list(),
    );
    return (await responsePromise).component_groups;
  }

  async createComponentGroup(name: string): Promise<responses.RemoteComponentGroup> {
    const schema = z.object({ component_group: responses.remoteComponentGroupSchema });
    const body = { component_group: { name } } as never;
    const responsePromise = this.#officialClient.componentFolders.create({ body });
    return (await this.#client.call(`group ${name}`, schema, responsePromise)).component_group;
  }

  async saveComponent(id: number | undefined, component: HostedComponent): Promise<void> {
    const body = { component } as never;
    const { components } = this.#officialClient;
    const responsePromise =
      id === undefined ? components.create({ body }) : components.update(id, { body });
    await this.#client.call(`component ${component.name}`, anythingSchema, responsePromise);
  }

  fetchDatasources(): Promise<responses.RemoteDatasource[]> {
    const schema = responses.remoteDatasourceSchema;
    return this.#client.fetchAllPages('datasources', 'datasources', schema, (query) =>
      this.#officialClient.datasources.list({ query: query as never }),
    );
  }

  async createDatasource(name: string, slug: string): Promise<responses.RemoteDatasource> {
    const schema = z.object({ datasource: responses.remoteDatasourceSchema });
    const body = { datasource: { name, slug } } as never;
    const responsePromise = this.#officialClient.datasources.create({ body });
    return (await this.#client.call(`datasource ${slug}`, schema, responsePromise)).datasource;
  }

  fetchDatasourceEntries(datasourceId: number): Promise<responses.RemoteDatasourceEntry[]> {
    const schema = responses.remoteDatasourceEntrySchema;
    return this.#client.fetchAllPages('entries', 'datasource_entries', schema, (page) => {
      const query = { ...page, datasource_id: datasourceId } as never;
      return this.#officialClient.datasourceEntries.list({ query });
    });
  }

  async saveEntry(
    datasourceId: number,
    entry: { readonly id: number | undefined; readonly name: string; readonly value: string },
  ): Promise<void> {
    const { id, name, value } = entry;
    const base = `/v1/spaces/${this.#client.spaceId}/datasource_entries`;
    const body = { datasource_entry: { datasource_id: datasourceId, name, value } };
    const responsePromise =
      id === undefined
        ? this.#officialClient.post(base, { body })
        : this.#officialClient.put(`${base}/${id}`, { body });
    await this.#client.call(`entry ${name}`, anythingSchema, responsePromise);
  }

  fetchAssets(): Promise<responses.RemoteAsset[]> {
    return this.#client.fetchAllPages('assets', 'assets', responses.remoteAssetSchema, (query) =>
      this.#officialClient.assets.list({ query: query as never }),
    );
  }

  async uploadAsset(name: string, bytes: Buffer): Promise<responses.RemoteAsset> {
    const body = { short_filename: name } as never;
    const file = new Blob([new Uint8Array(bytes)]);
    const responsePromise = this.#officialClient.assets.upload({ body, file });
    const data = responsePromise.then((asset) => ({ data: asset }));
    return this.#client.call(`asset ${name}`, responses.remoteAssetSchema, data);
  }
}
