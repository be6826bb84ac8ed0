/**
 * Environment variables that every child process needs: program search path and Node's compile
 * cache.
 */
const REQUIRED_VARIABLES = ['PATH', 'NODE_COMPILE_CACHE'] as const;

/**
 * Returns a minimal environment for processes started by tests, so that environment variables of
 * the machine are not mistaken for settings.
 */
export function createMinimalEnvironment(
  own: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  return Object.fromEntries(
    REQUIRED_VARIABLES.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])),
  );
}
