import { getPrizeDrawState } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { DrawSummary } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';

import type { Executor } from '#db/database.ts';

import type { ContentForms } from '../content-forms.ts';
import { countRecords, findDrawsWithEntries } from './draw.repository.ts';

/** A prize draw, merged from the content and the database. */
export interface MergedDraw {
  readonly summary: DrawSummary;
  /** Definition in the content; undefined if the content no longer contains the draw. */
  readonly definition: PrizeDrawDefinition | undefined;
  readonly endsAt: Date;
  /** Day on which the entries are deleted; null if there are none. */
  readonly deleteAt: Date | null;
}

/** Returns all prize draws; the draw that ends last comes first. */
export async function listDraws(db: Executor, content: ContentForms): Promise<MergedDraw[]> {
  const stored = new Map((await findDrawsWithEntries(db)).map((row) => [row.draw, row]));
  const records = new Map((await countRecords(db)).map((row) => [row.draw, row]));
  const defined = new Map(content.draws.map((draw) => [draw.id, draw]));
  const now = Date.now();
  return [...new Set([...defined.keys(), ...stored.keys(), ...records.keys()])]
    .map((id): MergedDraw => {
      const [definition, withEntries, drawn] = [defined.get(id), stored.get(id), records.get(id)];
      const endsAt = definition
        ? new Date(definition.endsAt)
        : (withEntries?.endsAt ?? drawn?.at ?? new Date(0));
      const running = definition
        ? getPrizeDrawState(definition, now)
        : endsAt.getTime() > now
          ? 'open'
          : 'over';
      const done = running === 'over' && (drawn?.at.getTime() ?? 0) >= endsAt.getTime();
      const summary = {
        id,
        title: definition?.title ?? withEntries?.title ?? id,
        state: done ? ('drawn' as const) : running,
        endsAt: endsAt.toISOString(),
        confirmed: withEntries?.confirmed ?? 0,
        draws: drawn?.count ?? 0,
      };
      return { summary, definition, endsAt, deleteAt: withEntries?.deleteAt ?? null };
    })
    .toSorted((left, right) => right.endsAt.getTime() - left.endsAt.getTime());
}
