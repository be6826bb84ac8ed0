import { attributeParams } from './attribute-params.server.ts';
import { SHOWN } from './address-of-list.ts';
import { FIXED } from './list-address.ts';

/** Every parameter that changes a list; all others never reach its loader. */
export const listParams: readonly string[] = [...FIXED, ...SHOWN, ...attributeParams];
