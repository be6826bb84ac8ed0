import { useEffect, useRef, useState } from 'react';
import { useShell } from '#shell-context/useShell.ts';

/** Time in milliseconds without a change after which the matches are counted. */
const CHANGE_PAUSE_MS = 250;

export interface MatchCount {
  /** Number of matches; null if it could not be read. */
  readonly count: number | null;
  /** Whether the number belongs to a change of the visitor. */
  readonly isChanged: boolean;
  /** Reads the number of matches from the api. Aborts the previous request. */
  readonly request: (apiPath: string) => void;
}

/** Returns the number of entries that match the filters which a visitor chooses. */
export function useMatchCount(firstCount: number): MatchCount {
  const { http } = useShell();
  const [changed, setChanged] = useState<{ readonly count: number | null } | null>(null);
  const pending = useRef<AbortController | null>(null);
  useEffect(() => () => pending.current?.abort(), []);
  const request = (apiPath: string) => {
    pending.current?.abort();
    const { signal } = (pending.current = new AbortController());
    const send = async () => {
      const count = await http(apiPath, { signal }).then(readTotal, () => null);
      if (!signal.aborted) setChanged({ count });
    };
    const timer = setTimeout(() => void send(), CHANGE_PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return {
    count: changed ? changed.count : firstCount,
    isChanged: changed !== null,
    request,
  };
}

/** Reads the total of a list response; null if the response has none. */
function readTotal(body: unknown): number | null {
  const { total } = (body ?? {}) as { readonly total?: unknown };
  return typeof total === 'number' && Number.isInteger(total) && total >= 0 ? total : null;
}
