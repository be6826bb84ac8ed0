export interface DiffPart {
  readonly kind: 'same' | 'in' | 'out';
  readonly text: string;
}

/**
 * Maximum number of word pairs to compare. If two texts have more pairs, the diff shows the whole
 * old text as deleted and the whole new text as inserted.
 */
const MAX_WORD_PAIRS = 4_000_000;

/**
 * Returns the length of the longest common subsequence of the words from each pair of start
 * positions to the end.
 */
function computeLcsLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = rows[i] as Uint16Array;
      const rowBelow = rows[i + 1] as Uint16Array;
      row[j] =
        before[i] === after[j]
          ? (rowBelow[j + 1] ?? 0) + 1
          : Math.max(rowBelow[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/** Returns the differences between two texts, word by word. */
export function diffWords(before: string, after: string): DiffPart[] {
  const beforeWords = before.split(/(\s+)/u);
  const afterWords = after.split(/(\s+)/u);
  if (beforeWords.length * afterWords.length > MAX_WORD_PAIRS) {
    return [
      { kind: 'out', text: before },
      { kind: 'in', text: after },
    ];
  }
  const lcsLengths = computeLcsLengths(beforeWords, afterWords);
  const parts: { kind: DiffPart['kind']; text: string }[] = [];
  const appendPart = (kind: DiffPart['kind'], text: string) => {
    const lastPart = parts.at(-1);
    if (lastPart?.kind === kind) lastPart.text += text;
    else parts.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < beforeWords.length || j < afterWords.length) {
    const beforeWord = beforeWords[i];
    const afterWord = afterWords[j];
    if (beforeWord !== undefined && beforeWord === afterWord) {
      appendPart('same', beforeWord);
      i += 1;
      j += 1;
    } else if (
      afterWord === undefined ||
      (beforeWord !== undefined && (lcsLengths[i + 1]?.[j] ?? 0) >= (lcsLengths[i]?.[j + 1] ?? 0))
    ) {
      appendPart('out', beforeWord ?? '');
      i += 1;
    } else {
      appendPart('in', afterWord);
      j += 1;
    }
  }
  return parts;
}
