import type { BuiltRelease } from './built-release.ts';
import { releaseVariant } from './release-variant.ts';

/**
 * True in the process that serves pages. A release that fails in its sandbox check would never go
 * live; these fail only in the shell.
 */
const SERVING = `/server\\.cjs$/.test(process.argv[1] ?? '')`;

/** A release with loaders that throw on every route. */
export function throwsInLoader(base: BuiltRelease, thrown: string): BuiltRelease {
  return withRoutes(
    base,
    `loader ${thrown}`,
    `load: async (context) => {
    if (${SERVING}) throw new Error(${JSON.stringify(thrown)});
    return route.load ? route.load(context) : { kind: 'page', data: null, head: { name: '' } };
  }`,
  );
}

/** A release with views that throw in server rendering. */
export function throwsInRender(base: BuiltRelease, thrown: string): BuiltRelease {
  return withRoutes(
    base,
    `render ${thrown}`,
    `view: async () => {
    const View = await route.view();
    return (props) => {
      if (${SERVING}) throw new Error(${JSON.stringify(thrown)});
      return View(props);
    };
  }`,
  );
}

/** A release with views that render on the server and throw in the browser. */
export function throwsInBrowser(base: BuiltRelease, thrown: string): BuiltRelease {
  const view = `async () => () => { throw new Error(${JSON.stringify(thrown)}); }`;
  return releaseVariant(base, {
    label: `browser ${thrown}`,
    webPatch: `{ ...remote, routes: remote.routes.map((route) => ({ ...route, view: ${view} })) }`,
  });
}

/** A release with an entry script that throws in the browser; the server is not affected. */
export function throwsOnLoadInBrowser(base: BuiltRelease, thrown: string): BuiltRelease {
  const webPrologue = `throw new Error(${JSON.stringify(thrown)});`;
  return releaseVariant(base, { label: `entry ${thrown}`, webPrologue });
}

function withRoutes(base: BuiltRelease, label: string, change: string): BuiltRelease {
  const patch = `{ ...remote, routes: remote.routes.map((route) => ({ ...route, ${change} })) }`;
  return releaseVariant(base, { label, patch });
}
