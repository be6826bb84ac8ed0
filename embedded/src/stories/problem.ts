/**
 * Severity of a problem. `error`: the file cannot be used, so its last good version is delivered.
 * `missing`: the file refers to a story or picture that does not exist; it is delivered only if
 * there is no better version. `warning`: only reported. `advice`: nothing is wrong, but readers
 * would benefit from a change.
 */
export type Severity = 'error' | 'missing' | 'warning' | 'advice';

/** A problem in a story file, with its position. */
export interface Problem {
  /** Path of the file, relative to the content folder. */
  readonly file: string;
  /** Line of the problem, counted from 1. */
  readonly line: number;
  readonly severity: Severity;
  readonly message: string;
}

export type ReportProblem = (line: number, message: string, severity?: Severity) => void;

/** Collects the problems of one file. */
export function collectProblems(file: string): { problems: Problem[]; report: ReportProblem } {
  const problems: Problem[] = [];
  const report: ReportProblem = (line, message, severity = 'error') => {
    problems.push({ file, line, severity, message });
  };
  return { problems, report };
}

/** Returns whether an older version of the file is preferred to a version with this problem. */
export function isBlockingProblem({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error' || severity === 'missing';
}
