import type { ServerResponse } from 'node:http';

/** A way in which the origin fails to deliver a file of a remote. */
export type ReleaseFault =
  | 'refused'
  | 'hangs before headers'
  | 'hangs in body'
  | 'status 404'
  | 'status 500'
  | 'truncated'
  | 'tampered';

/**
 * The kind of file that a fault affects: `latest.json`, the release document, the server bundle or
 * a browser file.
 */
export type ReleaseFileKind = 'latest' | 'document' | 'bundle' | 'web';

export const RELEASE_FILE_KINDS: readonly ReleaseFileKind[] = [
  'latest',
  'document',
  'bundle',
  'web',
];

/** Returns the kind of the file that the origin serves at a path. */
export function getReleaseFileKind(path: string): ReleaseFileKind {
  if (path.endsWith('/latest.json')) return 'latest';
  if (path.includes('/meta/')) return 'document';
  return path.includes('/node/') ? 'bundle' : 'web';
}

/** Sends a faulty response instead of the requested file. */
export function sendFaultyResponse(
  fault: ReleaseFault,
  response: ServerResponse,
  content: Buffer,
): void {
  switch (fault) {
    case 'refused':
      response.destroy();
      break;
    case 'hangs before headers':
      break;
    case 'hangs in body':
      response.writeHead(200).write(content.subarray(0, 10));
      break;
    case 'status 404':
      response.writeHead(404).end('<h1>not found</h1>');
      break;
    case 'status 500':
      response.writeHead(500).end('<h1>sorry</h1>');
      break;
    case 'truncated':
      response.writeHead(200, { 'content-length': content.length });
      response.write(content.subarray(0, 10), () => response.destroy());
      break;
    case 'tampered':
      response.writeHead(200).end(Buffer.concat([content, Buffer.from(' ')]));
      break;
  }
}
