import type {
  DrawingCommitment,
  DrawingCommitmentsResponse,
} from '@gruenland/shared-contracts/api/forms.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/**
 * Reads the published hashes of a prize draw. Returns the hashes of completed drawings. If no
 * drawing is completed, returns the hash of the next one. Returns an empty list when the api is
 * unavailable or too old to return hashes.
 *
 * @param story Full slug of the story that contains the draw.
 */
export async function readDrawCommitments(
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
