import * as runtime from 'react-refresh/runtime';

/**
 * Publishes the only react-refresh runtime of a development page. It must load before react-dom; a
 * later copy does not see mounted components and replaces nothing.
 */
runtime.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { GRUENLAND_REFRESH: runtime });
