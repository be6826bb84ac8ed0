/** A parsed request target, or the reason for refusing it. */
export type ParsedRequestTarget =
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
 * Parses a raw request target. Refuses every ambiguous target: encoded slashes and dots,
 * backslashes, control characters, invalid UTF-8. Otherwise a path could reach another Storyblok
 * story, because story slugs are concatenated unescaped.
 */
export function parseRequestTarget(target: string): ParsedRequestTarget {
  if (target.length > MAX_TARGET_LENGTH) return refuse(414, 'address too long');
  if (!target.startsWith('/')) return refuse(400, 'address has no path');
  const queryIndex = target.indexOf('?');
  const rawPath = queryIndex < 0 ? target : target.slice(0, queryIndex);
  const rawQuery = queryIndex < 0 ? '' : target.slice(queryIndex + 1);
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

function refuse(status: 400 | 404 | 414, reason: string): ParsedRequestTarget {
  return { ok: false, status, reason };
}

/**
 * Parses the query and removes control characters, because parameter values appear in fields,
 * titles and links.
 */
function readQuery(rawQuery: string): URLSearchParams {
  const cleanedParams = [...new URLSearchParams(rawQuery)].map((entry) =>
    entry.map(removeControlCharacters),
  );
  return new URLSearchParams(cleanedParams);
}

/** Replaces line breaks and tabs by spaces and removes other control characters. */
function removeControlCharacters(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is left out
  return text.replaceAll(/[\t\r\n]/g, ' ').replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '');
}

function decodePath(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath).normalize('NFC');
  } catch {
    return undefined;
  }
}
