import type { BuiltRelease } from './built-release.ts';
import { createReleaseVariant } from './release-variant.ts';

/**
 * An expression that is true only in the process that serves pages. Broken releases fail only
 * there, because a release that fails in the sandbox check never goes live.
 */
const PAGE_SERVER_CONDITION = `/server\\.cjs$/.test(process.argv[1] ?? '')`;

/** Creates a variant of a release in which the loader of every route throws. */
export function createReleaseWithFailingLoader(base: BuiltRelease, message: string): BuiltRelease {
  return patchRoutes(
    base,
    `loader ${message}`,
    `loader: async (context) => {
    if (${PAGE_SERVER_CONDITION}) throw new Error(${JSON.stringify(message)});
    return route.loader ? route.loader(context) : { kind: 'page', data: null, head: { name: '' } };
  }`,
  );
}

/** Creates a variant of a release in which the loader of every route is late. */
export function createReleaseWithSlowLoader(base: BuiltRelease, delayMs: number): BuiltRelease {
  return patchRoutes(
    base,
    `slow loader ${delayMs}`,
    `loader: async (context) => {
    if (${PAGE_SERVER_CONDITION}) await new Promise((done) => setTimeout(done, ${delayMs}));
    return route.loader ? route.loader(context) : { kind: 'page', data: null, head: { name: '' } };
  }`,
  );
}

/** Creates a variant of a release in which every view throws when the server renders it. */
export function createReleaseWithFailingRender(base: BuiltRelease, message: string): BuiltRelease {
  return patchRoutes(
    base,
    `render ${message}`,
    `...(route.view && { view: async () => {
    const View = await route.view();
    return (props) => {
      if (${PAGE_SERVER_CONDITION}) throw new Error(${JSON.stringify(message)});
      return View(props);
    };
  } })`,
  );
}

/** Creates a variant of a release in which a block throws when the server renders it. */
export function createReleaseWithFailingBlock(
  base: BuiltRelease,
  name: string,
  message: string,
): BuiltRelease {
  const patch = `{ ...remote, blocks: { ...remote.blocks, ${name}: { ...remote.blocks.${name},
    view: async () => {
      const View = await remote.blocks.${name}.view();
      return (props) => {
        if (${PAGE_SERVER_CONDITION}) throw new Error(${JSON.stringify(message)});
        return View(props);
      };
    } } } }`;
  return createReleaseVariant(base, { label: `block ${name} ${message}`, patch });
}

/**
 * Creates a variant of a release in which every view throws in the browser but not on the server.
 */
export function createReleaseWithFailingBrowserView(
  base: BuiltRelease,
  message: string,
): BuiltRelease {
  const view = `async () => () => { throw new Error(${JSON.stringify(message)}); }`;
  return createReleaseVariant(base, {
    label: `browser ${message}`,
    webPatch: `{ ...remote, routes: remote.routes.map((route) => ({ ...route, ...(route.view && { view: ${view} }) })) }`,
  });
}

/**
 * Creates a variant of a release whose entry script throws in the browser. On the server, the
 * variant renders normally.
 */
export function createReleaseWithFailingEntryScript(
  base: BuiltRelease,
  message: string,
): BuiltRelease {
  const webPrologue = `throw new Error(${JSON.stringify(message)});`;
  return createReleaseVariant(base, { label: `entry ${message}`, webPrologue });
}

function patchRoutes(base: BuiltRelease, label: string, routeFieldsCode: string): BuiltRelease {
  const patch = `{ ...remote, routes: remote.routes.map((route) => ({ ...route, ${routeFieldsCode} })) }`;
  return createReleaseVariant(base, { label, patch });
}
