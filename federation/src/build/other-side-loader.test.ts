import { expect, test } from '@jest/globals';
import { listModuleExports } from '#build/module-exports.ts';
import otherSideLoader from '#build/other-side-loader.ts';

type LoaderThis = ThisParameterType<typeof otherSideLoader>;

function runLoader(source: string): Promise<string> {
  return otherSideLoader.call({ resourcePath: 'x.server.ts' } as LoaderThis, source);
}

test('turns every kind of export into undefined and drops everything else', async () => {
  const source = `
    import { secret } from './secret.ts';
    export const a = secret, b = 2;
    export function load() { return secret; }
    export class Source {}
    const hidden = 1;
    export { hidden as shown };
    export { other } from './other.ts';
    export default async () => secret;
  `;
  const text = await runLoader(source);
  expect(text).not.toMatch(/secret|import|other\.ts|hidden/);
  const url = `data:text/javascript,${encodeURIComponent(text)}`;
  expect(await listModuleExports(text, url)).toEqual(
    expect.arrayContaining(['a', 'b', 'load', 'Source', 'shown', 'other', 'default']),
  );
  expect(text).toMatch(/^const nothing = undefined;/);
});

test('turns a module without exports into an empty one', async () => {
  expect(await listModuleExports(await runLoader('import "./side-effect.ts";'), 'x')).toEqual([]);
});

test('fails the build for "export *"', async () => {
  await expect(runLoader('export * from "./x.ts";')).rejects.toThrow(
    'x.server.ts: list the exports by name, "export *" is not supported',
  );
});
