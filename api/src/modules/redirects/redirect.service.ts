import type {
  AddRedirectRequest,
  RedirectOverview,
  RedirectKind,
} from '@gruenland/shared-contracts/api/staff-redirects.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { ContentStories } from '#content/content-stories.ts';
import { Problem } from '#problem.ts';

import {
  deleteRedirect,
  findStoryMoves,
  findRedirects,
  findConflictingRedirects,
  insertRedirect,
  lockRedirect,
  lockRedirects,
  updateRedirect,
} from './redirect.repository.ts';
import type { StoredRedirect } from './redirect.repository.ts';

/** Lists and changes the redirects that editors define. */
export interface RedirectService {
  overview(): Promise<RedirectOverview>;
  /**
   * Adds a redirect. @throws Problem `form.invalid` for a loop, chain, missing target or existing
   * source page
   */
  add(staffMember: User, request: AddRedirectRequest): Promise<void>;
  /** Changes a redirect. @throws Problem `record.not-found`, and the problems of {@link add} */
  change(staffMember: User, id: string, request: AddRedirectRequest): Promise<void>;
  /** Removes a redirect. @throws Problem `record.not-found` */
  remove(staffMember: User, id: string): Promise<void>;
}

const STATUS_BY_KIND = { permanent: 301, temporary: 302, gone: 410 } as const;
const KIND_BY_STATUS: Readonly<Record<301 | 302 | 410, RedirectKind>> = {
  301: 'permanent',
  302: 'temporary',
  410: 'gone',
};
const maxStoryMoves = 50;

/** Matches paths of areas that answer unknown URLs with their own 404 page, without redirects. */
const outsideMagazinePattern =
  /^\/(?:_|api(?:\/|$)|kleinanzeigen|veranstaltungen|jobs|suche|mein-account|anmelden|registrieren|passwort-vergessen|merkliste|nachrichten|newsletter)/u;

const rejectField = (field: 'from' | 'to', message: string): never => {
  throw new Problem('form.invalid', { fields: { [field]: message } });
};

type NewRedirect = Pick<StoredRedirect, 'from' | 'to' | 'status'>;

/**
 * Checks the paths. @throws Problem `form.invalid` for a missing target or a source outside the
 * magazine
 */
async function validateRedirect(stories: ContentStories, request: AddRedirectRequest) {
  const { from, kind } = request;
  const isStoryPath = async (path: string) =>
    (await stories.loadStoryContent(path.slice(1))) !== null;
  const toPath = kind === 'gone' ? null : (request.to ?? null);
  if (toPath === null && kind !== 'gone')
    rejectField('to', 'Bitte geben Sie an, wohin es gehen soll.');
  if (outsideMagazinePattern.test(from))
    rejectField('from', 'Umleiten lassen sich nur Seiten des Magazins.');
  if (from === toPath) rejectField('to', 'Das ist dieselbe Adresse.');
  if (await isStoryPath(from)) rejectField('from', 'Unter dieser Adresse steht eine Seite.');
  if (toPath?.startsWith('/artikel/') && !(await isStoryPath(toPath))) {
    rejectField('to', 'Diesen Artikel gibt es nicht.');
  }
  return { from, to: toPath, status: STATUS_BY_KIND[kind] };
}

/**
 * Rejects a redirect that would form a chain with another one.
 * @param changedRedirectId id of the redirect being changed, which the check ignores; null for a
 *   new one
 */
async function rejectRedirectChains(
  tx: Executor,
  { from, to }: NewRedirect,
  changedRedirectId: string | null,
) {
  for (const otherRedirect of await findConflictingRedirects(tx, from, to)) {
    if (otherRedirect.id === changedRedirectId) continue;
    if (otherRedirect.from === from) rejectField('from', 'Diese Adresse wird schon umgeleitet.');
    if (otherRedirect.to === from)
      rejectField('from', `Hierher führt schon ${otherRedirect.from}: Das gäbe eine Kette.`);
    if (otherRedirect.from === to)
      rejectField(
        'to',
        `Diese Adresse führt selbst weiter${otherRedirect.to ? ` nach ${otherRedirect.to}` : ''}.`,
      );
  }
}

async function recordRedirectChange(
  tx: Executor,
  action: 'redirect.added' | 'redirect.changed',
  staffMember: User,
  id: string,
  { from, to, status }: NewRedirect,
  previousRedirect?: NewRedirect,
): Promise<void> {
  const details = {
    from,
    ...(to && { to }),
    kind: KIND_BY_STATUS[status],
    ...(previousRedirect && {
      before: [
        previousRedirect.from,
        previousRedirect.to ?? '',
        KIND_BY_STATUS[previousRedirect.status],
      ],
    }),
  };
  await recordAudit(tx, { action, actor: staffMember.id, subject: `redirect:${id}`, details });
}

export function createRedirectService(db: Drizzle, stories: ContentStories): RedirectService {
  return {
    overview: async () => ({
      own: (await findRedirects(db)).map(({ id, from, to, status, createdAt }) => ({
        id,
        from,
        to,
        kind: KIND_BY_STATUS[status],
        createdAt: createdAt.toISOString(),
      })),
      moved: (await findStoryMoves(db, maxStoryMoves)).map(({ from, to }) => ({
        from: `/${from}`,
        to: `/${to}`,
      })),
    }),
    add: async (staffMember, request) => {
      const newRedirect = await validateRedirect(stories, request);
      await db.transaction(async (tx) => {
        await lockRedirects(tx);
        await rejectRedirectChains(tx, newRedirect, null);
        const id = await insertRedirect(tx, { ...newRedirect, author: staffMember.id });
        await recordRedirectChange(tx, 'redirect.added', staffMember, id, newRedirect);
      });
    },
    change: async (staffMember, id, request) => {
      const newRedirect = await validateRedirect(stories, request);
      await db.transaction(async (tx) => {
        await lockRedirects(tx);
        const redirectBefore = await lockRedirect(tx, id);
        if (!redirectBefore) throw new Problem('record.not-found');
        await rejectRedirectChains(tx, newRedirect, id);
        await updateRedirect(tx, id, newRedirect);
        await recordRedirectChange(
          tx,
          'redirect.changed',
          staffMember,
          id,
          newRedirect,
          redirectBefore,
        );
      });
    },
    remove: async (staffMember, id) => {
      await db.transaction(async (tx) => {
        const fromPath = await deleteRedirect(tx, id);
        if (fromPath === null) throw new Problem('record.not-found');
        const subject = `redirect:${id}`;
        await recordAudit(tx, {
          action: 'redirect.removed',
          actor: staffMember.id,
          subject,
          details: { from: fromPath },
        });
      });
    },
  };
}
