import { describe, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { ContractError } from '#release/check-contract.ts';
import { checkModule } from '#server/check-module.ts';

const view = async () => () => null;
const route = { id: 'start', path: '/start', handle: { layout: 'default' }, view };
const block = { hydrate: 'always', view };
const validModule = { contract: CONTRACT_VERSION, name: 'mf-test', routes: [route] };

function checkChangedModule(change: Record<string, unknown>): unknown {
  return checkModule({ default: { ...validModule, ...change } }, 'mf-test');
}

describe('module of a remote', () => {
  test('is accepted with all optional fields', () => {
    const completeModule = {
      routes: [
        { ...route, loader: view, action: view, accepts: view },
        { ...route, id: 'all', path: '*' },
        { ...route, id: 'feed', path: '/feed.xml', loader: view, view: undefined },
      ],
      blocks: { info_box: block, gone: undefined },
      slots: { 'header.search': { hydrate: 'idle', view, loader: view } },
      site: { loader: view },
      stories: view,
    };
    expect(checkChangedModule(completeModule)).toMatchObject({
      name: 'mf-test',
      routes: [{ id: 'start' }, { id: 'all' }, { id: 'feed' }],
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['another contract', { contract: 97 }, `contract is 97, this shell hosts ${CONTRACT_VERSION}`],
    ['no contract', { contract: undefined }, 'contract is undefined'],
    ['another name', { name: 'mf-else' }, 'name is "mf-else", not "mf-test"'],
    ['no routes', { routes: undefined }, 'routes is not an array'],
    ['an empty route', { routes: [null] }, 'a route is not an object'],
    ['a route without id', { routes: [{ ...route, id: '' }] }, 'invalid route id ""'],
    ['two equal ids', { routes: [route, route] }, 'duplicate route id "start"'],
    ['a relative path', { routes: [{ ...route, path: 'x' }] }, 'no path that starts with'],
    ['no layout', { routes: [{ ...route, handle: {} }] }, 'route start has no layout'],
    ['no view', { routes: [{ ...route, view: 7 }] }, 'route start has no "view"'],
    [
      'neither view nor loader',
      { routes: [{ ...route, view: undefined }] },
      'route start has no "loader"',
    ],
    [
      'a loader that is data',
      { routes: [{ ...route, loader: {} }] },
      'route start has no "loader"',
    ],
    ['a block without hydrate', { blocks: { x: { view } } }, 'block x has no valid "hydrate"'],
    ['a slot without view', { slots: { y: { hydrate: 'idle' } } }, 'slot y has no "view"'],
    ['a parser that is data', { blocks: { x: { ...block, parse: 1 } } }, 'block x has no "parse"'],
    ['a site without a loader', { site: {} }, 'site has no "loader"'],
    ['stories that are a list', { stories: [] }, 'the module has no "stories"'],
  ])('with %s is refused', (_name, change, problem) => {
    expect(() => checkChangedModule(change)).toThrow(ContractError);
    expect(() => checkChangedModule(change)).toThrow(problem);
  });

  test.each([undefined, null, 7, {}, { default: null }])('cannot be %p', (moduleExports) => {
    expect(() => checkModule(moduleExports, 'mf-test')).toThrow(ContractError);
  });
});
