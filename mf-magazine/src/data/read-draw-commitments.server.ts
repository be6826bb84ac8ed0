import type {
  DrawingCommitment,
  DrawingCommitmentsResponse,
} from '@gruenland/shared-contracts/api/forms.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { resolveWithin } from './reject-on-abort.server.ts';

/**
 * Milliseconds that the page waits for the hashes. Longer waiting would exceed the 600 ms of the
 * block, and the page would lack the form.
 */
const TIMEOUT_MS = 300;

/**
 * Reads the published hashes of a prize draw. Returns the hashes of completed drawings. If no
 * drawing is completed, returns the hash of the next one. Returns an empty list when the api is
 * unavailable, slow or too old to return hashes.
 *
 * @param story Full slug of the story that contains the draw.
 */
export async function readDrawCommitments(
  context: LoadContext,
  story: string,
  draw: string,
): Promise<readonly DrawingCommitment[]> {
  return (await resolveWithin(requestCommitments(context, story, draw), TIMEOUT_MS)) ?? [];
}

async function requestCommitments(
  { api, log }: LoadContext,
  story: string,
  draw: string,
): Promise<readonly DrawingCommitment[]> {
  try {
    const { status, body } = await api.get<DrawingCommitmentsResponse>(
      `/api/forms/draws/${encodeURIComponent(draw)}/commitment?${new URLSearchParams({ story })}`,
    );
    if (status !== 200) return [];
    const drawnCommitments = body.commitments.filter(({ drawnAt }) => drawnAt !== null);
    return drawnCommitments.length > 0 ? drawnCommitments : body.commitments;
  } catch (error) {
    log.warn({ error: String(error) }, 'reading the commitments of a prize draw failed');
    return [];
  }
}
