import * as runtime from 'react-refresh/runtime';

/**
 * The page's one react-refresh runtime, for development pages only. It has to be here before
 * react-dom: a copy that comes later cannot find what react-dom has mounted, and replaces nothing.
 */
runtime.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { GRUENLAND_REFRESH: runtime });
