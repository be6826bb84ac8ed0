import { get } from 'node:http';

const PRELOADED_SCRIPT_PATTERN = /<link rel="preload" as="script" href="([^"]+)"/g;
const SCRIPT_TAG_PATTERN = /<script [^>]*?src="([^"]+)"/g;
/** Matches the JSON list of the scripts that the shell's starter script loads. */
const SCRIPT_LIST_PATTERN = /<script type="application\/json" id="scripts">([^<]+)</;
const ENCODINGS = { raw: 'identity', gzip: 'gzip', brotli: 'br' };

/**
 * Requests a page and measures all scripts that its HTML names: those that the browser needs for
 * hydration. A page that works as HTML loads most of them at the first interaction (decision 123).
 * Scripts that the browser loads when idle are not included.
 *
 * @returns {Promise<{ files: number, raw: number, gzip: number, brotli: number }>} number of
 *   scripts, and their total size in bytes without and with compression
 */
export async function measureClientScripts(url) {
  const html = await (await fetch(url)).text();
  const scripts = getScripts(html).map((address) => new URL(address, url));
  const sizes = Object.entries(ENCODINGS).map(async ([name, encoding]) => {
    const bytes = await Promise.all(
      scripts.map(async (address) => measureResponseBytes(address, encoding)),
    );
    return [name, bytes.reduce((sum, size) => sum + size, 0)];
  });
  return { files: scripts.length, ...Object.fromEntries(await Promise.all(sizes)) };
}

/** Returns the URLs of the scripts that the HTML names, without duplicates. */
export function getScripts(html) {
  const found = [PRELOADED_SCRIPT_PATTERN, SCRIPT_TAG_PATTERN].flatMap((pattern) => [
    ...html.matchAll(pattern),
  ]);
  const { run: startScripts = [], preloadOnly: preloadedScripts = [] } = JSON.parse(
    SCRIPT_LIST_PATTERN.exec(html)?.[1] ?? '{}',
  );
  const listed = [...startScripts, ...preloadedScripts].map(({ href }) => href);
  return [...new Set([...found.map(([, address]) => address), ...listed])];
}

/**
 * Requests a URL with this encoding and returns the size of the response body in bytes. Does not
 * use `fetch`, because `fetch` would decode the body.
 */
async function measureResponseBytes(url, encoding) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const request = get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
    let bytes = 0;
    response.on('data', (part) => (bytes += part.length));
    response.on('error', reject);
    response.on('end', () => {
      if (response.statusCode === 200) resolve(bytes);
      else reject(new Error(`${url} answered ${response.statusCode}`));
    });
  });
  request.on('error', reject);
  return await promise;
}
