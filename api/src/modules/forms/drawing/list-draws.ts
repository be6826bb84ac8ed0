import { getPrizeDrawState } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { PrizeDrawSummary } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';

import type { Executor } from '#db/database.ts';

import type { ContentForms } from '../content-forms.ts';
import { countRecordsByDraw, findDrawsWithEntries } from './draw.repository.ts';

/** A prize draw. Its data is merged from the content and the database. */
export interface MergedDraw {
  readonly summary: PrizeDrawSummary;
  /** Definition in the content, or undefined if the content no longer contains the draw. */
  readonly definition: PrizeDrawDefinition | undefined;
  readonly endsAt: Date;
  /** Time at which the entries are deleted, or null if there are none. */
  readonly deleteAt: Date | null;
}

/** Returns all prize draws. The draw that ends last comes first. */
export async function listDraws(db: Executor, content: ContentForms): Promise<MergedDraw[]> {
  const storedDraws = new Map((await findDrawsWithEntries(db)).map((row) => [row.draw, row]));
  const records = new Map((await countRecordsByDraw(db)).map((row) => [row.draw, row]));
  const definitions = new Map(content.prizeDraws.map((draw) => [draw.id, draw]));
  const now = Date.now();
  return [...new Set([...definitions.keys(), ...storedDraws.keys(), ...records.keys()])]
    .map((id): MergedDraw => {
      const [definition, storedDraw, recordSummary] = [
        definitions.get(id),
        storedDraws.get(id),
        records.get(id),
      ];
      const endsAt = definition
        ? new Date(definition.endsAt)
        : (storedDraw?.endsAt ?? recordSummary?.at ?? new Date(0));
      const drawState = definition
        ? getPrizeDrawState(definition, now)
        : endsAt.getTime() > now
          ? 'open'
          : 'over';
      const isFullyDrawn =
        drawState === 'over' && (recordSummary?.at.getTime() ?? 0) >= endsAt.getTime();
      const summary = {
        id,
        title: definition?.title ?? storedDraw?.title ?? id,
        state: isFullyDrawn ? ('drawn' as const) : drawState,
        endsAt: endsAt.toISOString(),
        confirmed: storedDraw?.confirmed ?? 0,
        draws: recordSummary?.count ?? 0,
      };
      return { summary, definition, endsAt, deleteAt: storedDraw?.deleteAt ?? null };
    })
    .toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
}
