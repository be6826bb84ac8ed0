import { describe, expect, test } from '@jest/globals';
import { ContractError } from '#release/check-contract.ts';
import { checkModule } from '#server/check-module.ts';

const view = async () => () => null;
const route = { id: 'start', path: '/start', handle: { layout: 'default' }, view };
const block = { hydrate: 'always', view };
const good = { contract: 1, name: 'mf-test', routes: [route] };

function check(change: Record<string, unknown>): unknown {
  return checkModule({ default: { ...good, ...change } }, 'mf-test');
}

describe('module of a remote', () => {
  test('passes with everything it may have', () => {
    const full = {
      routes: [
        { ...route, load: view, act: view, accepts: view },
        { ...route, id: 'all', path: '*' },
      ],
      blocks: { info_box: block, gone: undefined },
      slots: { 'header.search': { hydrate: 'idle', view, load: view } },
      site: { load: view },
      stories: view,
    };
    expect(check(full)).toMatchObject({
      name: 'mf-test',
      routes: [{ id: 'start' }, { id: 'all' }],
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['another contract', { contract: 2 }, 'contract is 2, this shell hosts 1'],
    ['no contract', { contract: undefined }, 'contract is undefined'],
    ['another name', { name: 'mf-else' }, 'name is "mf-else", not "mf-test"'],
    ['no routes', { routes: undefined }, 'routes is no list'],
    ['an empty route', { routes: [null] }, 'a route is no object'],
    ['a route without id', { routes: [{ ...route, id: '' }] }, 'a route has the id ""'],
    ['two equal ids', { routes: [route, route] }, 'two routes have the id "start"'],
    ['a relative path', { routes: [{ ...route, path: 'x' }] }, 'no path from the root'],
    ['no layout', { routes: [{ ...route, handle: {} }] }, 'route start names no layout'],
    ['no view', { routes: [{ ...route, view: 7 }] }, 'route start has no "view"'],
    ['a loader that is data', { routes: [{ ...route, load: {} }] }, 'route start has no "load"'],
    ['a block without hydrate', { blocks: { x: { view } } }, 'block x has no valid "hydrate"'],
    ['a slot without view', { slots: { y: { hydrate: 'idle' } } }, 'slot y has no "view"'],
    ['a parser that is data', { blocks: { x: { ...block, parse: 1 } } }, 'block x has no "parse"'],
    ['a site without load', { site: {} }, 'site has no "load"'],
    ['stories that are a list', { stories: [] }, 'the module has no "stories"'],
  ])('with %s is refused', (_name, change, problem) => {
    expect(() => check(change)).toThrow(ContractError);
    expect(() => check(change)).toThrow(problem);
  });

  test.each([undefined, null, 7, {}, { default: null }])('%p is no module', (exported) => {
    expect(() => checkModule(exported, 'mf-test')).toThrow(ContractError);
  });
});
