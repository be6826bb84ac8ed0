import type { RawBlock } from '#block.ts';

/** Content fields that contain the wording of a form. */
const VERSIONED_FIELDS = ['headline', 'lead', 'steps', 'submitLabel'] as const;

/**
 * Computes the hash of the visible form: 16 hexadecimal digits of SHA-256 over the content. Page
 * and api compute it from the same content, so the hashes are equal even if one of them does not
 * know a field kind. The hash in a submission shows which wording its sender saw.
 */
export async function computeFormVersion(content: RawBlock): Promise<string> {
  const visibleContent = VERSIONED_FIELDS.map((name) => normalizeContent(content[name] ?? null));
  const bytes = new TextEncoder().encode(JSON.stringify(visibleContent));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns content with sorted object keys and without `_editable`, which only the content editor
 * uses.
 */
function normalizeContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalizeContent);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== '_editable');
  return Object.fromEntries(
    entries
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, part]) => [name, normalizeContent(part)]),
  );
}
