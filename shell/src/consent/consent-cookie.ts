import { CONSENT_REVISION } from './registry.ts';

const NAME = 'gl_consent';
/** Seconds after which the visitor is asked again (twelve months). */
const MAX_AGE = 365 * 24 * 3600;

/** A decision as it is kept: nothing but services, time and which texts were shown. */
export interface KeptDecision {
  readonly revision: number;
  /** Pseudonym of the decision, the proof of consent refers to it. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly decidedAt: string;
  readonly services: Readonly<Record<string, boolean>>;
}

/** Reads an earlier decision; one about other texts, or a broken cookie, counts as none. */
export function readDecision(cookies: string): KeptDecision | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  if (!pair) return null;
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(pair.slice(NAME.length + 1)));
    return isDecision(kept) && kept.revision === CONSENT_REVISION ? kept : null;
  } catch {
    return null;
  }
}

/** The line for `document.cookie`. */
export function decisionCookie(decision: KeptDecision, https: boolean): string {
  const value = encodeURIComponent(JSON.stringify(decision));
  return `${NAME}=${value}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${https ? '; Secure' : ''}`;
}

function isDecision(value: unknown): value is KeptDecision {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, id, decidedAt, services } = value as Record<string, unknown>;
  return (
    typeof revision === 'number' &&
    typeof id === 'string' &&
    typeof decidedAt === 'string' &&
    typeof services === 'object' &&
    services !== null &&
    Object.values(services).every((granted) => typeof granted === 'boolean')
  );
}
