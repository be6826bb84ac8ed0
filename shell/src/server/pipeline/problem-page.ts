import type { PageHead } from '@gruenland/shared-contracts/page-head.ts';
import { getErrorTexts, NOT_FOUND_HEADING } from '#page/error-head.ts';
import type { PageProblem } from '#page/page-payload.ts';

/** A page that shows a problem instead of the view of an area. */
export interface ProblemPage {
  readonly problem: PageProblem;
  readonly status: number;
  readonly head: PageHead;
}

/**
 * Headings of the error screen for rejected requests, by status. A status without an entry uses
 * {@link NOT_FOUND_HEADING}.
 */
const HEADINGS: Readonly<Record<number, string>> = {
  400: '400 | Ungültige Adresse',
  405: '405 | Diese Seite nimmt kein Formular an',
  410: '410 | Seite zurückgezogen',
  414: '414 | Adresse zu lang',
};

const DEAD_LINK_HEADING = '404 | Dieser Link gilt nicht mehr';
const DEAD_LINK_ADVICE =
  'Manche Mailprogramme schneiden lange Links ab: Öffnen Sie ihn bitte noch einmal aus der E-Mail oder kopieren Sie ihn ganz in die Adresszeile. Ist er abgelaufen oder schon benutzt, nehmen Sie den Link aus unserer neuesten E-Mail oder beginnen Sie von vorn.';

/** Creates the error screen with its head (specification section 8). */
function createErrorPage(
  problem: PageProblem,
  status: number,
  heading = HEADINGS[status],
): ProblemPage {
  const { title, description } = getErrorTexts(heading ?? NOT_FOUND_HEADING);
  return {
    problem: heading === undefined ? problem : { ...problem, heading },
    status,
    head: { name: title, seoTitle: title, description, noIndex: true, noFollow: true },
  };
}

/**
 * Creates the page for a 404 with the message of specification section 8, or for another client
 * error.
 */
export function createNotFoundPage(
  message: string,
  requestId: string,
  status: 400 | 404 | 405 | 410 | 414 = 404,
): ProblemPage {
  return createErrorPage({ kind: 'not-found', message, requestId }, status);
}

/**
 * Creates the page for content or data that a route did not find. A `code` in the URL comes from a
 * mail. If the code was truncated, already used or has expired, the page explains what to do.
 */
export function createMissingPage(
  { path, query }: { readonly path: string; readonly query: URLSearchParams },
  requestId: string,
  status: 404 | 410,
): ProblemPage {
  const message = `Page not found: ${path}`;
  if (status !== 404 || !query.has('code')) return createNotFoundPage(message, requestId, status);
  return createErrorPage(
    { kind: 'not-found', message, requestId, advice: DEAD_LINK_ADVICE },
    404,
    DEAD_LINK_HEADING,
  );
}

/** Creates the error screen for a server error; in production the screen contains no details. */
export function createFailedPage(
  error: unknown,
  requestId: string,
  development: boolean,
): ProblemPage {
  const message = development
    ? String(error instanceof Error ? (error.stack ?? error) : error)
    : 'Interner Fehler';
  return createErrorPage({ kind: 'failed', message, requestId }, 500);
}

/**
 * Creates the page for a temporarily unavailable area, with a link to try again
 * (docs/architecture.md).
 */
export function createUnreachablePage(
  area: string,
  message: string,
  requestId: string,
): ProblemPage {
  const name = `${area} ist gerade nicht erreichbar`;
  return {
    problem: { kind: 'unreachable', message, requestId, area },
    status: 503,
    head: { name, noIndex: true, noFollow: true },
  };
}

/** Creates the page that is shown while the browser exchanges a one-time token. */
export function createSigningInPage(requestId: string): ProblemPage {
  return {
    problem: { kind: 'signing-in', message: '', requestId },
    status: 200,
    head: { name: 'Anmeldung läuft', noIndex: true, noFollow: true },
  };
}
