import * as runtime from 'react-refresh/runtime';

/**
 * Publishes the only react-refresh runtime of a development page. This module must load before
 * react-dom: a runtime that loads later does not see mounted components and cannot replace them.
 */
runtime.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { GRUENLAND_REFRESH: runtime });
