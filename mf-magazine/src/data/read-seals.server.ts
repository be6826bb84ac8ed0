import type { DrawSeal, DrawSealsAnswer } from '@gruenland/shared-contracts/api/forms.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/**
 * What the public may know of a prize draw's chance: of what was drawn, else of the draw to come. None
 * while the api is away, or is of before: the draw stands without them. `story`: full slug.
 */
export async function readSeals(
  { api, log }: LoadContext,
  story: string,
  draw: string,
): Promise<readonly DrawSeal[]> {
  try {
    const { status, body } = await api.get<DrawSealsAnswer>(
      `/api/forms/draws/${encodeURIComponent(draw)}/siegel?${new URLSearchParams({ story })}`,
    );
    if (status !== 200) return [];
    const drawn = body.seals.filter(({ drawnAt }) => drawnAt !== null);
    return drawn.length > 0 ? drawn : body.seals;
  } catch (error) {
    log.warn({ error: String(error) }, 'seals of a draw could not be read');
    return [];
  }
}
