/** Origins that the policy must name besides our own. */
export interface PolicyOrigins {
  /** Public origin of release files, or null when they come through our own. */
  readonly releases: string | null;
  /** Origin of an api that browsers ask directly, or null when they ask it through our own. */
  readonly api: string | null;
  /** Hosts of embeds, from the consent registry. */
  readonly frames: readonly string[];
  /** Who may frame the page: nobody but ourselves, or the editor in preview. */
  readonly frameAncestors: readonly string[];
  /** Origins of dev servers whose releases this one visitor previews. */
  readonly devServers: readonly string[];
}

/**
 * The policy of every page: no `unsafe-*`, no inline script or style, nothing from elsewhere but
 * what is named (docs/architecture.md). Pages have no inline scripts, so neither nonce nor hash is
 * needed and a cached page carries the same header as a fresh one.
 */
export function contentSecurityPolicy(origins: PolicyOrigins): string {
  const own = [
    `'self'`,
    ...(origins.releases ? [origins.releases] : []),
    ...origins.devServers,
  ].join(' ');
  const sockets = origins.devServers.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  const frames = origins.frames.length > 0 ? origins.frames.join(' ') : `'none'`;
  return [
    `default-src 'none'`,
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${["'self'", ...origins.devServers].join(' ')} data:`,
    `font-src ${own}`,
    `media-src 'self'`,
    `connect-src ${own}${origins.api ? ` ${origins.api}` : ''}${sockets}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${frames}`,
    `frame-ancestors ${["'self'", ...origins.frameAncestors].join(' ')}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join('; ');
}
