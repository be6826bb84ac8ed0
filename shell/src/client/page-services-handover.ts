import type { PageServices } from './page-services.ts';

/** Key of the global property with which the starter hands the page services to the main script. */
const KEY = Symbol.for('gruenland.page-services');

type Handover = Record<symbol, Promise<PageServices> | undefined>;

/** Called by the starter, which is a bundle of its own. */
export function providePageServices(services: Promise<PageServices>): void {
  (globalThis as unknown as Handover)[KEY] = services;
}

/**
 * Resolves with the running services once the content is painted.
 * @throws Error if the page has no starter
 */
export function receivePageServices(): Promise<PageServices> {
  const services = (globalThis as unknown as Handover)[KEY];
  if (!services) throw new Error('the starter has not provided the page services');
  return services;
}
