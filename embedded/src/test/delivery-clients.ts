import StoryblokClient from 'storyblok-js-client';
import AxiosClient from 'storyblok-js-client-4';

/** Response in the form that all tested clients return. */
export interface ClientResponse {
  // oxlint-disable-next-line typescript/no-explicit-any -- compared field by field
  readonly data: any;
  readonly total: number;
  readonly perPage: number;
}

export interface DeliveryClient {
  get(path: string, params: object): Promise<ClientResponse>;
  all(path: string, params: object): Promise<readonly unknown[]>;
}

type CreateClient = (endpoint: string, token: string) => DeliveryClient;

const createFetchClient: CreateClient = (endpoint, accessToken) => {
  const client = new StoryblokClient({ accessToken, rateLimit: 0 }, endpoint);
  client.clearCacheVersion();
  return {
    get: async (path, params) =>
      (await client.get(path, { ...params })) as unknown as ClientResponse,
    all: (path, params) => client.getAll(path, { ...params }),
  };
};

/** Creates the older client. It uses axios and its own cache, throttling and query encoding. */
const createAxiosClient: CreateClient = (endpoint, accessToken) => {
  const client = new AxiosClient({ accessToken, rateLimit: 1000 }, endpoint);
  return {
    get: async (path, params) =>
      (await client.get(path, { ...params })) as unknown as ClientResponse,
    all: (path, params) => client.getAll(path, { ...params }, undefined as never),
  };
};

/** The tested clients. Each is an unmodified version of the official client. */
export const deliveryClients: readonly (readonly [name: string, make: CreateClient])[] = [
  ['storyblok-js-client 7 (fetch)', createFetchClient],
  ['storyblok-js-client 4 (axios)', createAxiosClient],
];
