/**
 * Environment variables that every child process needs: the program search path, and the directory
 * of Node's compile cache.
 */
const REQUIRED_VARIABLES = ['PATH', 'NODE_COMPILE_CACHE'] as const;

/**
 * Returns a minimal environment for processes that tests start, so that environment variables of
 * the machine do not act as settings.
 */
export function createMinimalEnvironment(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  return Object.fromEntries(
    REQUIRED_VARIABLES.flatMap((name) =>
      environment[name] === undefined ? [] : [[name, environment[name]]],
    ),
  );
}
