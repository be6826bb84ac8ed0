/**
 * `error`: the file cannot be read, its last good version stays. `missing`: it points to a story or
 * picture that does not exist; it is delivered when there is no better version. `warning`: reported
 * only. `advice`: nothing is wrong, readers would be better off.
 */
export type Severity = 'error' | 'missing' | 'warning' | 'advice';

/** Something wrong with a story file, said so that its author finds the place. */
export interface Problem {
  /** Path below the content folder. */
  readonly file: string;
  /** First line is 1. */
  readonly line: number;
  readonly severity: Severity;
  readonly message: string;
}

export type Report = (line: number, message: string, severity?: Severity) => void;

/** Collects the problems of one file. */
export function collectProblems(file: string): { problems: Problem[]; report: Report } {
  const problems: Problem[] = [];
  const report: Report = (line, message, severity = 'error') => {
    problems.push({ file, line, severity, message });
  };
  return { problems, report };
}

/** True for problems that make an older version of the file the better one. */
export function isBroken({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error' || severity === 'missing';
}
