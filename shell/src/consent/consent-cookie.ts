import { CONSENT_REVISION } from './consent-registry.ts';

const COOKIE_NAME = 'gl_consent';
/** Lifetime of a decision in seconds (twelve months); the visitor is then asked again. */
const MAX_AGE_SECONDS = 365 * 24 * 3600;

/** A stored decision: allowed services, time, and the revision of the consent texts shown. */
export interface StoredDecision {
  readonly revision: number;
  /** Pseudonymous id of the decision; the proof of consent refers to it. */
  readonly id: string;
  /** Time of the decision, ISO 8601 in UTC. */
  readonly decidedAt: string;
  readonly services: Readonly<Record<string, boolean>>;
}

/**
 * Reads the stored decision. Returns null if the cookie is missing or invalid, or the consent texts
 * have another revision now.
 */
export function readStoredDecision(cookies: string): StoredDecision | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`));
  if (!pair) return null;
  try {
    const storedDecision: unknown = JSON.parse(
      decodeURIComponent(pair.slice(COOKIE_NAME.length + 1)),
    );
    return isStoredDecision(storedDecision) && storedDecision.revision === CONSENT_REVISION
      ? storedDecision
      : null;
  } catch {
    return null;
  }
}

/** Returns the text to assign to `document.cookie` to store the decision. */
export function formatDecisionCookie(decision: StoredDecision, isHttps: boolean): string {
  const value = encodeURIComponent(JSON.stringify(decision));
  return `${COOKIE_NAME}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

function isStoredDecision(value: unknown): value is StoredDecision {
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
