import type { PageHead } from '@gruenland/shared-contracts/page-head.ts';
import type { PageProblem } from '#page/page-payload.ts';

/** A page without a view of its own: what is wrong, with its honest status. */
export interface ProblemPage {
  readonly problem: PageProblem;
  readonly status: number;
  readonly head: PageHead;
}

/** Head of the error screen, whatever its status (specification section 8). */
const ERROR_HEAD: PageHead = {
  name: '404 - Seite nicht gefunden',
  seoTitle: '404 - Seite nicht gefunden',
  description: 'Seite nicht gefunden',
  noIndex: true,
  noFollow: true,
};

/** 404 (or 410) with the message of specification section 8. */
export function notFoundPage(
  message: string,
  requestId: string,
  status: 404 | 410 = 404,
): ProblemPage {
  return { problem: { kind: 'not-found', message, requestId }, status, head: ERROR_HEAD };
}

/** The same screen for a fault of ours; in production without its details. */
export function failedPage(
  error: unknown,
  requestId: string,
  development: boolean,
  status = 500,
): ProblemPage {
  const message = development
    ? String(error instanceof Error ? (error.stack ?? error) : error)
    : 'Interner Fehler';
  return { problem: { kind: 'failed', message, requestId }, status, head: ERROR_HEAD };
}

/** An area that is away for the moment: says so and offers to try again (docs/architecture.md). */
export function unreachablePage(area: string, message: string, requestId: string): ProblemPage {
  const name = `${area} ist gerade nicht erreichbar`;
  return {
    problem: { kind: 'unreachable', message, requestId, area },
    status: 503,
    head: { name, noIndex: true, noFollow: true },
  };
}

/** Shown while the browser exchanges a one-time token. */
export function signingInPage(requestId: string): ProblemPage {
  return {
    problem: { kind: 'signing-in', message: '', requestId },
    status: 200,
    head: { name: 'Anmeldung läuft', noIndex: true, noFollow: true },
  };
}
