/** A request target as it came, taken apart; or why it is refused. */
export type ParsedAddress =
  | {
      readonly ok: true;
      readonly path: string;
      readonly query: URLSearchParams;
      readonly rawQuery: string;
    }
  | { readonly ok: false; readonly status: 400 | 404 | 414; readonly reason: string }
  | { readonly ok: false; readonly status: 301; readonly location: string };

const MAX_TARGET_LENGTH = 8192;

/**
 * Takes a raw request target apart. Whatever could mean another path than it seems (encoded
 * slashes and dots, backslashes, control characters, invalid UTF-8) is refused here, so that no
 * later step can be led to another story (storyblok: slugs are concatenated unescaped).
 */
export function parseAddress(target: string): ParsedAddress {
  if (target.length > MAX_TARGET_LENGTH) return refuse(414, 'address too long');
  if (!target.startsWith('/')) return refuse(400, 'address has no path');
  const queryAt = target.indexOf('?');
  const rawPath = queryAt < 0 ? target : target.slice(0, queryAt);
  const rawQuery = queryAt < 0 ? '' : target.slice(queryAt + 1);
  const path = decodePath(rawPath);
  if (path === undefined) return refuse(400, 'address is not valid UTF-8');
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
  if (/[\u0000-\u001f\u007f\\]/.test(path)) return refuse(400, 'address holds control characters');
  if (rawPath.includes('//')) return refuse(404, 'empty path segment');
  if (/%2f/i.test(rawPath)) return refuse(404, 'encoded slash');
  if (path.split('/').some((segment) => segment === '.' || segment === '..'))
    return refuse(404, 'dot segment');
  if (path.length > 1 && path.endsWith('/')) {
    return {
      ok: false,
      status: 301,
      location: rawPath.replace(/\/+$/, '') + (rawQuery ? `?${rawQuery}` : ''),
    };
  }
  return { ok: true, path, query: readQuery(rawQuery), rawQuery };
}

function refuse(status: 400 | 404 | 414, reason: string): ParsedAddress {
  return { ok: false, status, reason };
}

/** Parameters in which nothing is invisible: what they hold comes back in fields, titles and links. */
function readQuery(raw: string): URLSearchParams {
  const visible = [...new URLSearchParams(raw)].map((entry) => entry.map(withoutControls));
  return new URLSearchParams(visible);
}

/** A text whose line breaks and tabs are spaces and that has no other control characters. */
function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is left out
  return text.replaceAll(/[\t\r\n]/g, ' ').replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '');
}

function decodePath(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw).normalize('NFC');
  } catch {
    return undefined;
  }
}
