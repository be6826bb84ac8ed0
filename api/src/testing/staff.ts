import type { LightMyRequestResponse } from 'fastify';
import type {
  ModerationCase,
  ModerationQueue,
} from '@gruenland/shared-contracts/api/moderation.ts';

import type { TestApi } from './test-api.ts';

/** Calls of a moderator to the moderation page. */
export interface ModerationPage {
  /** Returns the case with this title from a view of the queue. */
  find(title: string, view?: 'offen' | 'einsprueche' | 'entschieden'): Promise<ModerationCase>;
  decide(title: string, decision: object): Promise<LightMyRequestResponse>;
  decideAppeal(title: string, decision: 'grant' | 'deny'): Promise<LightMyRequestResponse>;
}

/**
 * Creates the calls of one moderator.
 * @param cookie session cookie of the moderator
 */
export function createStaffPage(api: TestApi, cookie: string): ModerationPage {
  const get = async <Answer>(url: string) =>
    (await api.ask({ url, headers: { cookie } })).json<Answer>();
  const find: ModerationPage['find'] = async (title, view = 'offen') => {
    const { cases } = await get<ModerationQueue>(`/api/moderation/cases?ansicht=${view}`);
    const id = cases.find((each) => each.title === title)?.id;
    if (!id) throw new Error(`no case „${title}“ (${view})`);
    return get<ModerationCase>(`/api/moderation/cases/${id}`);
  };
  const send = async (url: string, body: object) => api.post(url, body, { cookie });
  return {
    find,
    decide: async (title, decision) => {
      const { id, version } = await find(title);
      return send(`/api/moderation/cases/${id}/decision`, { version, ...decision });
    },
    decideAppeal: async (title, decision) => {
      const { id, version } = await find(title, 'einsprueche');
      const note = 'Noch einmal angesehen.';
      return send(`/api/moderation/cases/${id}/appeal-decision`, { version, decision, note });
    },
  };
}
