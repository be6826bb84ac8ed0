import type { SharedModules } from '@gruenland/federation/browser/remote-runtime.ts';

/**
 * Modules that the releases in this page import from the shell, so that each module exists once. A
 * test compares the names with federation's list of shared packages.
 *
 * `eager` modules are part of the main script, because the shell uses them itself. Redux Toolkit is
 * a chunk of its own: the shell needs only a small part of it, most pages nothing else.
 */
export const sharedBrowserModules: SharedModules = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  ...(process.env['NODE_ENV'] === 'production'
    ? {}
    : {
        'react/jsx-dev-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-dev-runtime'),
      }),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
  'react-router': () =>
    import(/* webpackMode: "eager" */ '@gruenland/federation/facades/react-router.ts'),
  'react-redux': () =>
    import(/* webpackMode: "eager" */ '@gruenland/federation/facades/react-redux.ts'),
  '@reduxjs/toolkit': () =>
    import(
      /* webpackChunkName: "redux-toolkit" */ '@gruenland/federation/facades/redux-toolkit.ts'
    ),
  '@gruenland/shared-ui/shell-context/shell-context.ts': () =>
    import(/* webpackMode: "eager" */ '@gruenland/shared-ui/shell-context/shell-context.ts'),
};
