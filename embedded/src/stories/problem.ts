/**
 * Severity of a problem. `error`: this version of the file cannot be used. `missing`: this version
 * refers to a story or picture that does not exist; it is used only if there is no better version.
 * `warning`: the problem is only reported. `advice`: nothing is wrong, but a change would help
 * readers.
 */
export type Severity = 'error' | 'missing' | 'warning' | 'advice';

/** A problem and its position in a content file. */
export interface Problem {
  /** Path of the file, relative to the content folder. */
  readonly file: string;
  /** Line of the problem; the first line of a file is 1. */
  readonly line: number;
  readonly severity: Severity;
  readonly message: string;
}

export type ReportProblem = (line: number, message: string, severity?: Severity) => void;

/** Creates a list of problems for one file, and a function that adds a problem to the list. */
export function createProblemCollector(file: string): {
  problems: Problem[];
  report: ReportProblem;
} {
  const problems: Problem[] = [];
  const report: ReportProblem = (line, message, severity = 'error') => {
    problems.push({ file, line, severity, message });
  };
  return { problems, report };
}

/**
 * Returns whether the problem prevents the use of a file's newest version if there is an older
 * version without such problems.
 */
export function isBlockingProblem({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error' || severity === 'missing';
}
