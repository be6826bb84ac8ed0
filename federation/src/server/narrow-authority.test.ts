import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const quoteImportPath = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** Runs an expression as the code of a release, in a process like a shell, and returns its result. */
function runAsRelease(expression: string): unknown {
  const program = `
    import { spawn } from 'node:child_process';
    import { narrowAuthority } from ${quoteImportPath('narrow-authority.ts')};
    import { runBundle } from ${quoteImportPath('run-bundle.ts')};
    const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    narrowAuthority();
    // Node loads its worker threads with the first request and then assigns \`process.chdir\` again.
    await fetch('http://127.0.0.1:9').catch(() => {});
    const options = { filename: 'mf-test@aa/remote.cjs', modules: {}, timeoutMs: 5000 };
    let result;
    try {
      result = await runBundle('module.exports = (async () => (' + ${JSON.stringify(expression)} + '))()', options);
    } catch (error) {
      result = 'refused: ' + (error.code ?? error.name);
    }
    child.kill();
    process.stdout.write(JSON.stringify(result ?? null));
  `;
  const { stdout } = spawnSync(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', program],
    {
      env: { ...process.env, AUTH_SECRET: 'geheim', NODE_ENV: 'production' },
      encoding: 'utf8',
      // The process has no standard input, as in a container.
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
    [
      'more of process than these functions',
      'Object.getOwnPropertyNames(process).filter((name) => typeof process[name] === "function").sort().join(" ")',
      `_fatalException _getActiveHandles _getActiveRequests _tickCallback availableMemory \
constrainedMemory cpuUsage cwd emitWarning exit getActiveResourcesInfo getegid geteuid getgid getgroups \
getuid hrtime memoryUsage nextTick reallyExit ref resourceUsage threadCpuUsage unref uptime`,
    ],
    ['modules by process', 'typeof process.getBuiltinModule', 'undefined'],
    [
      'native bindings',
      '[typeof process.binding, typeof process._linkedBinding, typeof process.dlopen].join()',
      'undefined,undefined,undefined',
    ],
    ['other processes', 'typeof process.kill', 'undefined'],
    ['files by the standard input', 'typeof process.stdin', 'undefined'],
    [
      'file descriptors by the output streams',
      '[process.stdout, process.stderr, console._stdout, console._stderr].map(({ constructor, fd }) => constructor.name + fd).join()',
      'Writableundefined,Writableundefined,Writableundefined,Writableundefined',
    ],
    ['files by a report', 'typeof process.report', 'undefined'],
    ['modules by the program', 'typeof process.mainModule', 'undefined'],
    [
      'removed functions by assigning them',
      '(process.chdir = () => {}, typeof process.chdir)',
      'undefined',
    ],
    [
      'removed functions by defining them again',
      'Object.defineProperty(process, "dlopen", { value: 1 })',
      'refused: TypeError',
    ],
    ['files by require', 'require("node:fs")', 'refused: Error'],
    ['internal objects by hooks', 'require("node:async_hooks").createHook', 'refused: Error'],
    ['modules by createRequire', 'require("node:module").createRequire', 'refused: Error'],
    ['native code by an engine of crypto', 'typeof require("crypto").setEngine', 'undefined'],
    ['the crypto module of the shell', 'Object.isFrozen(require("crypto"))', true],
    [
      'child processes by the list of open handles',
      'JSON.stringify(process._getActiveHandles().find(({ constructor }) => constructor.name === "ChildProcess"))',
      '{"constructor":{"name":"ChildProcess"}}',
    ],
    ['files by import', 'import("node:fs")', 'refused: ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING'],
    [
      'modules by import',
      'import("node:module")',
      'refused: ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING',
    ],
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

  test('can still write to the console', () => {
    const program = `
      import { narrowAuthority } from ${quoteImportPath('narrow-authority.ts')};
      console.log('before');
      narrowAuthority();
      console.log('%s', 'after');
      console.error('error');
      process.stdout.write('raw', () => process.stdout.write('last'));
    `;
    const child = spawnSync(
      process.execPath,
      ['--no-warnings', '--input-type=module', '--eval', program],
      { encoding: 'utf8' },
    );
    expect(child).toMatchObject({ stdout: 'before\nafter\nrawlast', stderr: 'error\n' });
  });

  // Code in the same realm is not isolated, so releases have these abilities. The owner of a
  // signing key can therefore do as much as a person with access to the shell (docs/releases.md).
  test.each([
    ['can change what all releases share', '(Array.prototype.extra = 1, [].extra)', 1],
    [
      'can take over the methods of all events, streams and child processes',
      'typeof Object.getPrototypeOf(Object.getPrototypeOf(process)).emit',
      'function',
    ],
    ['can end the process', 'typeof process.exit', 'function'],
    ['can send requests anywhere', 'typeof fetch', 'function'],
  ])('is not contained: it %s', (_what, expression, expected) => {
    expect(runAsRelease(expression)).toBe(expected);
  });
});
