import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const importPath = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** Runs an expression as the code of a release, in a process like a shell, and returns its result. */
function runAsRelease(expression: string): unknown {
  const program = `
    import { narrowAuthority } from ${importPath('narrow-authority.ts')};
    import { runBundle } from ${importPath('run-bundle.ts')};
    narrowAuthority();
    const options = { filename: 'mf-test@aa/remote.cjs', modules: {}, timeoutMs: 5000 };
    let result;
    try {
      result = await runBundle('module.exports = (async () => (' + ${JSON.stringify(expression)} + '))()', options);
    } catch (error) {
      result = 'refused: ' + (error.code ?? error.name);
    }
    process.stdout.write(JSON.stringify(result ?? null));
  `;
  const { stdout } = spawnSync(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', program],
    {
      env: { ...process.env, AUTH_SECRET: 'geheim', NODE_ENV: 'production' },
      encoding: 'utf8',
      // Containers have no standard input either.
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(stdout);
}

describe('security finding 20: the code of a release', () => {
  test.each([
    ['secrets in the environment', 'process.env.AUTH_SECRET', null],
    [
      'secrets by the real global object',
      'Function("return this")().process.env.AUTH_SECRET',
      null,
    ],
    ['modules by process', 'typeof process.getBuiltinModule', 'undefined'],
    [
      'native bindings',
      '[typeof process.binding, typeof process.dlopen].join()',
      'undefined,undefined',
    ],
    ['other processes', 'typeof process.kill', 'undefined'],
    ['files by the standard input', 'typeof process.stdin', 'undefined'],
    ['files by a report', 'typeof process.report', 'undefined'],
    ['files by require', 'require("node:fs")', 'refused: Error'],
    ['child processes by require', 'require("child_process")', 'refused: Error'],
    ['sockets by require', 'require("node:net")', 'refused: Error'],
    ['files by import', 'import("node:fs")', 'refused: ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING'],
    ['require of the program', 'Function("return typeof require")()', 'undefined'],
    [
      'files by import in generated code',
      'Function("return import(`node:fs`)")()',
      'refused: ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING',
    ],
    ['the variables that libraries need are kept', 'process.env.NODE_ENV', 'production'],
  ])('does not reach %s', (_what, expression, expected) => {
    expect(runAsRelease(expression)).toBe(expected);
  });

  // Code in the same realm is not isolated. docs/releases.md documents these abilities; because of
  // them, a signing key gives as much power as access to the shell.
  test.each([
    ['can change what all releases share', '(Array.prototype.extra = 1, [].extra)', 1],
    ['can end the process', 'typeof process.exit', 'function'],
    ['can send requests anywhere', 'typeof fetch', 'function'],
  ])('is not contained: it %s', (_what, expression, expected) => {
    expect(runAsRelease(expression)).toBe(expected);
  });
});
