const GRAVE = ['high', 'critical'];

/**
 * Parses the output of `npm audit --json`.
 * @param {string} output
 * @returns {{ lines: string[], failed: boolean }} lines for people, and whether action is required
 */
export function readAudit(output) {
  const { vulnerabilities, message, error } = parse(output);
  if (!vulnerabilities) {
    const reason = message ?? error?.summary ?? 'no answer';
    return { lines: [`audit   the registry did not answer: ${reason}`], failed: false };
  }
  const found = Object.values(vulnerabilities);
  const severe = found.filter(({ severity }) => GRAVE.includes(severity));
  const lines = severe.map(({ name, severity, range, fixAvailable }) => {
    const fix = fixAvailable ? 'fixed by an update' : 'no fix available yet';
    return `audit   ${severity}  ${name} ${range}: ${fix}`;
  });
  const rest = found.length - severe.length;
  return {
    lines: [...lines, `audit   ${severe.length} high or critical, ${rest} lower`],
    failed: severe.length > 0,
  };
}

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
