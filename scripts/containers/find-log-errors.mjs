/** Levels of pino from which a line counts as an error. */
const ERROR_LEVEL = 50;

/** Words of PostgreSQL, Redis, nginx and Node that mark an error in lines that are not JSON. */
const ERROR_PATTERN =
  /\b(?:ERROR|FATAL|PANIC|emerg|alert|crit|Unhandled|UnhandledPromiseRejection|TypeError|ReferenceError)\b/;

/**
 * Finds the lines of a log that report errors.
 *
 * @param {string} log
 * @returns {string[]}
 */
export function findLogErrors(log) {
  return log.split('\n').filter((line) => {
    const level = readLevel(line);
    return level === undefined ? ERROR_PATTERN.test(line) : level >= ERROR_LEVEL;
  });
}

/** Returns the level of a line in JSON, 0 if it has none; undefined for other lines. */
function readLevel(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level = 0 } = JSON.parse(line);
    return typeof level === 'number' ? level : 0;
  } catch {
    return undefined;
  }
}
