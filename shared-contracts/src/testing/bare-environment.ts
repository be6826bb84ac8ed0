/** Variables that every child process needs: program search path and Node's compile cache. */
const KEPT_VARIABLES = ['PATH', 'NODE_COMPILE_CACHE'] as const;

/**
 * A minimal environment for processes started by tests, so that variables of the machine are not
 * mistaken for settings.
 */
export function bareEnvironment(
  own: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  return Object.fromEntries(
    KEPT_VARIABLES.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])),
  );
}
