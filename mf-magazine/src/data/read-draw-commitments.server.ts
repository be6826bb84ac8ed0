import type {
  DrawCommitment,
  DrawCommitmentsAnswer,
} from '@gruenland/shared-contracts/api/forms.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/**
 * Reads the published hashes of a prize draw: those of completed drawings or, without any, that of
 * the next drawing. Empty when the api is unavailable or too old to return them.
 * @param story Full slug of the story with the draw.
 */
export async function readDrawCommitments(
  { api, log }: LoadContext,
  story: string,
  draw: string,
): Promise<readonly DrawCommitment[]> {
  try {
    const { status, body } = await api.get<DrawCommitmentsAnswer>(
      `/api/forms/draws/${encodeURIComponent(draw)}/commitment?${new URLSearchParams({ story })}`,
    );
    if (status !== 200) return [];
    const drawn = body.commitments.filter(({ drawnAt }) => drawnAt !== null);
    return drawn.length > 0 ? drawn : body.commitments;
  } catch (error) {
    log.warn({ error: String(error) }, 'reading the commitments of a prize draw failed');
    return [];
  }
}
