const GRAVE = ['high', 'critical'];

/**
 * Reads what `npm audit --json` says.
 *
 * @param {string} output
 * @returns {{ lines: string[], failed: boolean }} for people, and whether somebody must act
 */
export function readAudit(output) {
  const { vulnerabilities, message, error } = parse(output);
  if (!vulnerabilities) {
    const reason = message ?? error?.summary ?? 'no answer';
    return { lines: [`audit   could not be asked: ${reason}`], failed: false };
  }
  const found = Object.values(vulnerabilities);
  const grave = found.filter(({ severity }) => GRAVE.includes(severity));
  const lines = grave.map(({ name, severity, range, fixAvailable }) => {
    const mend = fixAvailable ? 'an update mends it' : 'nothing mends it yet';
    return `audit   ${severity}  ${name} ${range}: ${mend}`;
  });
  const rest = found.length - grave.length;
  return {
    lines: [...lines, `audit   ${grave.length} grave, ${rest} lesser`],
    failed: grave.length > 0,
  };
}

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
