import type { PublicConfig } from '#page/boot-data.ts';
import type { PageServices } from './pipeline/page-services.ts';

/** Returns the settings of the shell that are sent to browsers. */
export function getPublicConfig(services: PageServices): PublicConfig {
  const { env, siteUrl } = services.config;
  const analytics = env.ANALYTICS_URL
    ? { url: '/_views', domain: env.ANALYTICS_DOMAIN ?? new URL(siteUrl).hostname }
    : null;
  return {
    build: services.manifest.id,
    analytics,
    apiBase: env.API_BASE_URL ?? '',
    development: env.NODE_ENV === 'development',
  };
}
