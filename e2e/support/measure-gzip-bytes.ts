import { get } from 'node:http';

/** Time in milliseconds within which a server must send the whole body. */
const TIMEOUT_MS = 15_000;

/**
 * Measures the bytes of the response body that a client gets when it accepts only gzip. @throws
 * Error if the status is not 200 or the response takes too long
 */
export function measureGzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      headers: { 'accept-encoding': 'gzip' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const request = get(url, options, (response) => {
      let bytes = 0;
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
