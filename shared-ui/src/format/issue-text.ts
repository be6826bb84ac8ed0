/** `Heft 1/2027` of `2027-01` */
export function issueText(issue: string): string {
  const [year, month] = issue.split('-');
  return `Heft ${Number(month)}/${year}`;
}
