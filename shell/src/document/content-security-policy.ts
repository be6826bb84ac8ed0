/** Origins that the content security policy allows besides the site's own origin. */
export interface PolicyOrigins {
  /** Public origin of release files, or null when they are served from the site's origin. */
  readonly releases: string | null;
  /**
   * Origin of an API that browsers call directly, or null when browsers call the API through the
   * site's origin.
   */
  readonly api: string | null;
  /** Origins of embedded content, from the consent registry. */
  readonly frames: readonly string[];
  /**
   * Origins that may frame the page, besides the site's own: in previews, the origins of the visual
   * editor.
   */
  readonly frameAncestors: readonly string[];
  /** Origins of dev servers whose builds the visitor of this page previews. */
  readonly devServerOrigins: readonly string[];
}

/**
 * Builds the content security policy of a page. It allows no `unsafe-*`, no inline scripts or
 * styles, and only the given external origins (docs/architecture.md). Without inline scripts no
 * nonce or hash is needed, so a cached page keeps the same header.
 */
export function buildContentSecurityPolicy(allowedOrigins: PolicyOrigins): string {
  const siteSources = [
    `'self'`,
    ...(allowedOrigins.releases ? [allowedOrigins.releases] : []),
    ...allowedOrigins.devServerOrigins,
  ].join(' ');
  const sockets = allowedOrigins.devServerOrigins
    .map((origin) => ` ${origin.replace(/^http/, 'ws')}`)
    .join('');
  const frames = allowedOrigins.frames.length > 0 ? allowedOrigins.frames.join(' ') : `'none'`;
  return [
    `default-src 'none'`,
    `script-src ${siteSources}`,
    `style-src ${siteSources}`,
    `img-src ${["'self'", ...allowedOrigins.devServerOrigins].join(' ')} data:`,
    `font-src ${siteSources}`,
    `media-src 'self'`,
    `connect-src ${siteSources}${allowedOrigins.api ? ` ${allowedOrigins.api}` : ''}${sockets}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${frames}`,
    `frame-ancestors ${["'self'", ...allowedOrigins.frameAncestors].join(' ')}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join('; ');
}
