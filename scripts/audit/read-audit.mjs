const SEVERE_LEVELS = ['high', 'critical'];

/**
 * Parses the output of `npm audit --json`.
 *
 * @param {string} output
 * @returns {{ lines: string[], failed: boolean }} `lines` is a report to print. `failed` is true if
 *   a vulnerability is high or critical, or if nothing was checked.
 */
export function readAudit(output) {
  const { vulnerabilities, message, error } = parse(output);
  if (!vulnerabilities) {
    const reason = message ?? error?.summary ?? 'empty response';
    const line = `audit   NOT CHECKED, the registry has no answer about vulnerabilities: ${reason}`;
    return { lines: [line], failed: true };
  }
  const found = Object.values(vulnerabilities);
  const severeVulnerabilities = found.filter(({ severity }) => SEVERE_LEVELS.includes(severity));
  const lines = severeVulnerabilities.map(({ name, severity, range, fixAvailable }) => {
    const fixText = fixAvailable ? 'fixed by an update' : 'no fix available yet';
    return `audit   ${severity}  ${name} ${range}: ${fixText}`;
  });
  const rest = found.length - severeVulnerabilities.length;
  return {
    lines: [...lines, `audit   ${severeVulnerabilities.length} high or critical, ${rest} lower`],
    failed: severeVulnerabilities.length > 0,
  };
}

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
