import { resolve } from 'node:path';
import { parseFlip } from '@gruenland/federation/release/parse-documents.ts';
import { readInternalKey } from '@gruenland/federation/release/internal-key.ts';
import { fetchWithBounds } from '@gruenland/federation/server/fetch-with-bounds.ts';
import type { ReleaseChangeRecord } from '@gruenland/shared-contracts/release.ts';
import type { ShellEnvironment } from '#server/config.schema.ts';

/** Timeout in milliseconds; the request must fit into the deadline of one loader. */
const TIMEOUT_MS = 1000;
/** Maximum size of the response in bytes; 20 changes with the longest notes are smaller. */
const MAX_BYTES = 256 * 1024;

/**
 * Reads the latest changes of a remote's releases from the release origin, newest first. The
 * changes contain names of people, so the origin requires the internal key.
 *
 * @returns null if there is no key, or if the origin rejects it or is unavailable
 */
export async function readReleaseChanges(
  env: Pick<ShellEnvironment, 'RELEASES_URL' | 'DATA_DIR' | 'INTERNAL_KEY'>,
  remote: string,
): Promise<readonly ReleaseChangeRecord[] | null> {
  const key = await readInternalKey(env, resolve(env.DATA_DIR, 'keys'));
  if (key === null) return null;
  const url = new URL(`${env.RELEASES_URL}/${remote}/builds/history.json`);
  const { signal } = new AbortController();
  const authorization = `Bearer ${key}`;
  try {
    const fetchLimits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal, authorization };
    const file = await fetchWithBounds(url, fetchLimits);
    const { changes } = JSON.parse(file?.bytes.toString('utf8') ?? '{}') as { changes: unknown[] };
    return changes.map((change) => parseFlip(JSON.stringify(change)));
  } catch {
    return null;
  }
}
