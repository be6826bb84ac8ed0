/** Formats the id of a magazine issue: `2027-01` becomes `Heft 1/2027`. */
export function formatPrintIssue(issue: string): string {
  const [year, month] = issue.split('-');
  return `Heft ${Number(month)}/${year}`;
}
