/** Result of one check of a space. */
export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  /** Description of the correct state or of the problem. */
  readonly result: string;
  /** Instruction that solves the problem; undefined if there is no problem. */
  readonly remedy?: string;
}

export function createPassedFinding(what: string, result: string): Finding {
  return { what, ok: true, result };
}

export function createFailedFinding(what: string, result: string, remedy: string): Finding {
  return { what, ok: false, result, remedy };
}

/** Formats a finding as one line. */
export function formatFinding({ what, ok, result, remedy }: Finding): string {
  const advice = remedy === undefined ? '' : `. ${remedy}`;
  return `${ok ? '✓' : '✗'} ${what.padEnd(18)} ${result}${advice}`;
}
