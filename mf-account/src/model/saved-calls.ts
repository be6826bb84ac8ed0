import type { SavedItem } from '@gruenland/shared-contracts/api/watchlist.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isOwnPath } from '@gruenland/shared-contracts/paths.ts';
import { keyed, pick, textOf } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall, FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

/** Back to where the form stood, when that is a page of ours. */
function backTo(values: FormInput, otherwise: string, answer: string): string {
  const target = textOf(values, 'zurueck');
  const own = isOwnPath(target) ? target : otherwise;
  return `${own}${own.includes('?') ? '&' : '?'}${answer}`;
}

const reference = (values: FormInput) => pick(values, ['kind', 'id']);

/** Buttons „Merken“ on other pages send this; without script one goes on to the list. */
export const rememberCall: FormCall = {
  path: '/api/merkliste',
  body: reference,
  done: () => `${paths.merkliste()}?getan=gemerkt`,
};

export const forgetCall: FormCall = {
  path: '/api/merkliste/entfernen',
  body: reference,
  done: (values) => backTo(values, paths.merkliste(), 'getan=entfernt'),
};

export const noteCall: FormCall = {
  path: '/api/merkliste/notiz',
  body: (values) => pick(values, ['kind', 'id', 'note']),
  done: (values) => backTo(values, paths.merkliste(), 'getan=notiz'),
};

/** Key of a thing on the page. */
export const keyOf = ({ kind, id }: Pick<SavedItem, 'kind' | 'id'>): string => `${kind}-${id}`;

export const saveSearchCall: FormCall = {
  path: '/api/suchauftraege',
  body: (values) => keyed(values, pick(values, ['kind', 'query', 'frequency', 'email'])),
  done: (_values, answer) => {
    const { confirm } = (answer ?? {}) as { readonly confirm?: boolean };
    return confirm
      ? '/suchauftrag/neu?gesendet=1'
      : `${paths.accountPage('suchauftraege')}?gespeichert=neu`;
  },
};

export const confirmSearchCall: FormCall = {
  path: '/api/suchauftraege/bestaetigen',
  body: (values) => pick(values, ['code']),
  done: () => '/suchauftrag/bestaetigen?fertig=1',
};

const back = (values: FormInput, answer: string): string =>
  backTo(values, paths.accountPage('suchauftraege'), `gespeichert=${answer}`);

export const searchFrequencyCall: FormCall = {
  path: '/api/suchauftraege/aendern',
  body: (values) => pick(values, ['code', 'frequency']),
  done: (values) => back(values, 'rhythmus'),
};

export const searchStateCall: FormCall = {
  path: '/api/suchauftraege/aendern',
  body: (values) => pick(values, ['code', 'state']),
  done: (values) => back(values, textOf(values, 'state')),
};
