/** Variables that a program of ours gets in any case: where programs lie, where Node keeps compiled code. */
const KEPT = ['PATH', 'NODE_COMPILE_CACHE'] as const;

/**
 * An environment for a program that a test starts: as good as empty, so that nothing of the machine that
 * runs the tests is taken for a setting.
 */
export function bareEnvironment(
  own: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  return Object.fromEntries(
    KEPT.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])),
  );
}
