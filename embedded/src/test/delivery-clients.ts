import StoryblokClient from 'storyblok-js-client';
import AxiosClient from 'storyblok-js-client-4';

/** Response of any of the tested clients. */
export interface Got {
  // oxlint-disable-next-line typescript/no-explicit-any -- compared field by field
  readonly data: any;
  readonly total: number;
  readonly perPage: number;
}

export interface DeliveryClient {
  get(path: string, params: object): Promise<Got>;
  all(path: string, params: object): Promise<readonly unknown[]>;
}

type Make = (endpoint: string, token: string) => DeliveryClient;

const present: Make = (endpoint, accessToken) => {
  const client = new StoryblokClient({ accessToken, rateLimit: 0 }, endpoint);
  client.clearCacheVersion();
  return {
    get: async (path, params) => (await client.get(path, { ...params })) as unknown as Got,
    all: (path, params) => client.getAll(path, { ...params }),
  };
};

/**
 * Creates a client of the last generation that uses axios, with its own transport, query encoding,
 * cache and throttling.
 */
const axiosBased: Make = (endpoint, accessToken) => {
  const client = new AxiosClient({ accessToken, rateLimit: 1000 }, endpoint);
  return {
    get: async (path, params) => (await client.get(path, { ...params })) as unknown as Got,
    all: (path, params) => client.getAll(path, { ...params }, undefined as never),
  };
};

/** Unmodified clients under test. */
export const deliveryClients: readonly (readonly [name: string, make: Make])[] = [
  ['storyblok-js-client 7 (fetch)', present],
  ['storyblok-js-client 4 (axios)', axiosBased],
];
