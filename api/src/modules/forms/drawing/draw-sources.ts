import { drawState } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { DrawSummary } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';

import type { Executor } from '#db/database.ts';

import type { ContentForms } from '../content-forms.ts';
import { countRecords, findDrawsWithEntries } from './draw.repository.ts';

/** A prize draw, merged from content and database. */
export interface KnownDraw {
  readonly summary: DrawSummary;
  /** Undefined if the content no longer contains the draw. */
  readonly definition: PrizeDrawDefinition | undefined;
  readonly endsAt: Date;
  /** Null if there are no entries. */
  readonly deleteAt: Date | null;
}

/** All prize draws, latest end first. */
export async function listKnownDraws(db: Executor, content: ContentForms): Promise<KnownDraw[]> {
  const stored = new Map((await findDrawsWithEntries(db)).map((row) => [row.draw, row]));
  const records = new Map((await countRecords(db)).map((row) => [row.draw, row]));
  const defined = new Map(content.draws.map((draw) => [draw.id, draw]));
  const now = Date.now();
  return [...new Set([...defined.keys(), ...stored.keys(), ...records.keys()])]
    .map((id): KnownDraw => {
      const [definition, kept, drawn] = [defined.get(id), stored.get(id), records.get(id)];
      const endsAt = definition
        ? new Date(definition.endsAt)
        : (kept?.endsAt ?? drawn?.at ?? new Date(0));
      const running = definition
        ? drawState(definition, now)
        : endsAt.getTime() > now
          ? 'open'
          : 'over';
      const done = running === 'over' && (drawn?.at.getTime() ?? 0) >= endsAt.getTime();
      const summary = {
        id,
        title: definition?.title ?? kept?.title ?? id,
        state: done ? ('drawn' as const) : running,
        endsAt: endsAt.toISOString(),
        confirmed: kept?.confirmed ?? 0,
        draws: drawn?.count ?? 0,
      };
      return { summary, definition, endsAt, deleteAt: kept?.deleteAt ?? null };
    })
    .toSorted((left, right) => right.endsAt.getTime() - left.endsAt.getTime());
}
