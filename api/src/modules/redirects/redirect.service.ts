import type {
  AddRedirectRequest,
  RedirectDesk,
  RedirectKind,
} from '@gruenland/shared-contracts/api/staff-redirects.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { ContentStories } from '#modules/forms/content-stories.ts';
import { Problem } from '#problem.ts';

import {
  deleteRedirect,
  findMoves,
  findRedirects,
  findTouching,
  insertRedirect,
  lockRedirect,
  lockRedirects,
  updateRedirect,
} from './redirect.repository.ts';
import type { StoredRedirect } from './redirect.repository.ts';

/** Addresses that lead elsewhere. */
export interface RedirectService {
  overview(): Promise<RedirectDesk>;
  /** @throws Problem `form.invalid` for a loop, a chain, a page that is there, or none at its end */
  add(staff: User, request: AddRedirectRequest): Promise<void>;
  /** @throws Problem as {@link add}, and `record.not-found` */
  change(staff: User, id: string, request: AddRedirectRequest): Promise<void>;
  /** @throws Problem `record.not-found` */
  remove(staff: User, id: string): Promise<void>;
}

const statusOf = { dauerhaft: 301, voruebergehend: 302, weg: 410 } as const;
const kindOf: Readonly<Record<301 | 302 | 410, RedirectKind>> = {
  301: 'dauerhaft',
  302: 'voruebergehend',
  410: 'weg',
};
const moves = 50;

/** Areas that answer themselves for what they do not know; only pages of the magazine are led on. */
const otherAreas =
  /^\/(?:_|api(?:\/|$)|kleinanzeigen|veranstaltungen|jobs|suche|mein-account|anmelden|registrieren|passwort-vergessen|merkliste|nachrichten|newsletter)/u;

const refuse = (field: 'from' | 'to', message: string): never => {
  throw new Problem('form.invalid', { fields: { [field]: message } });
};

type Wanted = Pick<StoredRedirect, 'from' | 'to' | 'status'>;

/** @throws Problem `form.invalid` for what leads nowhere, or from what is not ours to lead on */
async function checked(stories: ContentStories, request: AddRedirectRequest): Promise<Wanted> {
  const { from, kind } = request;
  const isStory = async (path: string) => (await stories.content(path.slice(1))) !== null;
  const to = kind === 'weg' ? null : (request.to ?? null);
  if (to === null && kind !== 'weg') refuse('to', 'Bitte geben Sie an, wohin es gehen soll.');
  if (otherAreas.test(from)) refuse('from', 'Umleiten lassen sich nur Seiten des Magazins.');
  if (from === to) refuse('to', 'Das ist dieselbe Adresse.');
  if (await isStory(from)) refuse('from', 'Unter dieser Adresse steht eine Seite.');
  if (to?.startsWith('/artikel/') && !(await isStory(to))) {
    refuse('to', 'Diesen Artikel gibt es nicht.');
  }
  return { from, to, status: statusOf[kind] };
}

/** @param self the redirect that is changed: with itself it makes no chain */
async function refuseChains(tx: Executor, { from, to }: Wanted, self: string | null) {
  for (const other of await findTouching(tx, from, to)) {
    if (other.id === self) continue;
    if (other.from === from) refuse('from', 'Diese Adresse wird schon umgeleitet.');
    if (other.to === from)
      refuse('from', `Hierher führt schon ${other.from}: Das gäbe eine Kette.`);
    if (other.from === to)
      refuse('to', `Diese Adresse führt selbst weiter${other.to ? ` nach ${other.to}` : ''}.`);
  }
}

async function note(
  tx: Executor,
  action: 'redirect.added' | 'redirect.changed',
  staff: User,
  id: string,
  { from, to, status }: Wanted,
  before?: Wanted,
): Promise<void> {
  const details = {
    from,
    ...(to && { to }),
    kind: kindOf[status],
    ...(before && { before: [before.from, before.to ?? '', kindOf[before.status]] }),
  };
  await recordAudit(tx, { action, actor: staff.id, subject: `redirect:${id}`, details });
}

export function createRedirectService(db: Drizzle, stories: ContentStories): RedirectService {
  return {
    overview: async () => ({
      own: (await findRedirects(db)).map(({ id, from, to, status, createdAt }) => ({
        id,
        from,
        to,
        kind: kindOf[status],
        createdAt: createdAt.toISOString(),
      })),
      moved: (await findMoves(db, moves)).map(({ from, to }) => ({
        from: `/${from}`,
        to: `/${to}`,
      })),
    }),
    add: async (staff, request) => {
      const wanted = await checked(stories, request);
      await db.transaction(async (tx) => {
        await lockRedirects(tx);
        await refuseChains(tx, wanted, null);
        const id = await insertRedirect(tx, { ...wanted, author: staff.id });
        await note(tx, 'redirect.added', staff, id, wanted);
      });
    },
    change: async (staff, id, request) => {
      const wanted = await checked(stories, request);
      await db.transaction(async (tx) => {
        await lockRedirects(tx);
        const before = await lockRedirect(tx, id);
        if (!before) throw new Problem('record.not-found');
        await refuseChains(tx, wanted, id);
        await updateRedirect(tx, id, wanted);
        await note(tx, 'redirect.changed', staff, id, wanted, before);
      });
    },
    remove: async (staff, id) => {
      await db.transaction(async (tx) => {
        const from = await deleteRedirect(tx, id);
        if (from === null) throw new Problem('record.not-found');
        const subject = `redirect:${id}`;
        await recordAudit(tx, {
          action: 'redirect.removed',
          actor: staff.id,
          subject,
          details: { from },
        });
      });
    },
  };
}
