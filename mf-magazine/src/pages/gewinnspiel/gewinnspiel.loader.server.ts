import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { plainTitle } from '#pages/parts/plain-title.ts';
import type { GewinnspielData } from './GewinnspielPage.tsx';

/** Confirmation of a part in a prize draw; nothing personal stands on it. */
export async function loadGewinnspiel(context: LoadContext): Promise<PageResult<GewinnspielData>> {
  return {
    kind: 'page',
    data: { title: plainTitle(context.query) ?? null },
    head: { name: 'Teilnahme bestätigt', noIndex: true },
  };
}
