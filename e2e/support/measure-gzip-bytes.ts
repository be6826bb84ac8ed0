import { get } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Time in milliseconds within which a server must send the whole body. */
const TIMEOUT_MS = 15_000;

/**
 * Measures the bytes of a response body after gzip: as the server sends it to a client that accepts
 * only gzip, or compressed here if the server does not compress it. @throws Error if the status is
 * not 200 or the response takes too long
 */
export function measureGzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      headers: { 'accept-encoding': 'gzip' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const request = get(url, options, (response) => {
      const chunks: Buffer[] = [];
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const isCompressed = response.headers['content-encoding'] === 'gzip';
        resolve(isCompressed ? body.byteLength : gzipSync(body).byteLength);
      });
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
