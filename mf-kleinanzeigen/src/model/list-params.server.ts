import { attributeParams } from './attribute-params.server.ts';
import { DISPLAY_PARAMS } from './list-urls.ts';
import { BASE_FILTER_PARAMS } from './ad-list-urls.ts';

/** Query parameters that change a list. The shell removes all others before the loader runs. */
export const listParams: readonly string[] = [
  ...BASE_FILTER_PARAMS,
  ...DISPLAY_PARAMS,
  ...attributeParams,
];
