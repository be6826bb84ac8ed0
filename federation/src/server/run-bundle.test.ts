import { builtinModules } from 'node:module';
import { expect, test } from '@jest/globals';
import { runBundle } from '#server/run-bundle.ts';

const options = { filename: 'mf-test@aa/remote.cjs', modules: {}, timeoutMs: 1000 };

test('returns the exports of all CommonJS styles', () => {
  expect(runBundle('module.exports = { a: 1 }', options)).toEqual({ a: 1 });
  expect(runBundle('exports.a = 2', options)).toEqual({ a: 2 });
  expect(runBundle('this.a = 3; // no newline at the end', options)).toEqual({ a: 3 });
});

test('passes the listed modules unchanged', () => {
  const react = { useState: () => 1 };
  const modules = { react, '@gruenland/shared-ui/shell-context/shell-context.ts': react };
  const code = `module.exports = [require('react'),
    require('@gruenland/shared-ui/shell-context/shell-context.ts')]`;
  const [firstExport, secondExport] = runBundle(code, { ...options, modules }) as unknown[];
  expect(firstExport).toBe(react);
  expect(secondExport).toBe(react);
});

test.each(['fs', 'node:fs', 'node:child_process', 'http', 'toString', './x.cjs', 'react/other'])(
  'does not provide "%s"',
  (name) => {
    expect(() => runBundle(`require(${JSON.stringify(name)})`, options)).toThrow(
      `mf-test@aa/remote.cjs requires "${name}", which shells do not provide`,
    );
  },
);

test('provides five modules of Node only, without their sub paths', () => {
  const code = `module.exports = (name) => { try { require(name); return true; } catch { return false; } }`;
  const provides = runBundle(code, options) as (name: string) => boolean;
  const names = builtinModules.map((name) => name.replace(/^node:/, ''));
  const forms = ['', 'node:', 'node:node:', 'NODE:', './'];
  const provided = forms.flatMap((form) => names.map((name) => form + name)).filter(provides);
  const allowed = ['buffer', 'crypto', 'events', 'url', 'util'];
  expect(provided).toEqual([...allowed, ...allowed.map((name) => `node:${name}`)]);
});

test('provides allowed Node modules with and without prefix', () => {
  const code = `module.exports = require('crypto') === require('node:crypto')`;
  expect(runBundle(code, options)).toBe(true);
});

test('errors name the release and the line', () => {
  let stack = '';
  try {
    runBundle('\n\nthrow new Error("bad day")', options);
  } catch (error) {
    stack = (error as Error).stack ?? '';
  }
  expect(stack).toContain('mf-test@aa/remote.cjs:3');
});

test('bundles share no variables', () => {
  runBundle('var leaked = 1; const alsoLeaked = 2;', options);
  const code = 'module.exports = typeof leaked + typeof alsoLeaked';
  expect(runBundle(code, options)).toBe('undefinedundefined');
});

test('stops a top level that does not finish', () => {
  expect(() => runBundle('while (true) {}', { ...options, timeoutMs: 50 })).toThrow(
    'mf-test@aa/remote.cjs did not finish within 50 ms',
  );
});
