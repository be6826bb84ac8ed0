export interface DiffPart {
  readonly kind: 'same' | 'in' | 'out';
  readonly text: string;
}

/** Above this many pairs of words the texts stand beside each other as wholes. */
const MOST_PAIRS = 4_000_000;

/** Lengths of the longest common runs of words from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = rows[i] as Uint16Array;
      const below = rows[i + 1] as Uint16Array;
      row[j] =
        before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/** What was taken out of a text and what was put in, by words. */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = before.split(/(\s+)/u);
  const young = after.split(/(\s+)/u);
  if (old.length * young.length > MOST_PAIRS) {
    return [
      { kind: 'out', text: before },
      { kind: 'in', text: after },
    ];
  }
  const lengths = commonLengths(old, young);
  const parts: { kind: DiffPart['kind']; text: string }[] = [];
  const add = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < old.length || j < young.length) {
    const one = old[i];
    const other = young[j];
    if (one !== undefined && one === other) {
      add('same', one);
      i += 1;
      j += 1;
    } else if (
      other === undefined ||
      (one !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      add('out', one ?? '');
      i += 1;
    } else {
      add('in', other);
      j += 1;
    }
  }
  return parts;
}
