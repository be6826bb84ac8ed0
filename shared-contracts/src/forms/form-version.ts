import type { RawBlock } from '#block.ts';

/** Fields of a form's story that people see; who gets the answers is not among them. */
const SEEN = ['headline', 'lead', 'steps', 'submitLabel'] as const;

/**
 * Names a form as people see it: 16 hexadecimal digits of SHA-256 over what content says. Page and api
 * reckon it from the same content, whatever either knows of the kinds of fields, so that an answer
 * can say which wording its sender had before them.
 */
export async function formVersion(content: RawBlock): Promise<string> {
  const seen = SEEN.map((name) => sorted(content[name] ?? null));
  const bytes = new TextEncoder().encode(JSON.stringify(seen));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Order of fields says nothing; marks of the editor are no part of the form. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== '_editable');
  return Object.fromEntries(
    entries
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
