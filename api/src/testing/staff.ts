import type { LightMyRequestResponse } from 'fastify';
import type {
  ModerationCase,
  ModerationQueue,
} from '@gruenland/shared-contracts/api/moderation.ts';

import type { TestApi } from './test-api.ts';

/** Functions that send the requests of the moderation page. */
export interface ModerationClient {
  /**
   * Returns the case with this title from a view of the moderation page: open cases, appeals or
   * decided cases.
   */
  find(title: string, view?: 'offen' | 'einsprueche' | 'entschieden'): Promise<ModerationCase>;
  decide(title: string, decision: object): Promise<LightMyRequestResponse>;
  decideAppeal(title: string, decision: 'grant' | 'deny'): Promise<LightMyRequestResponse>;
}

/**
 * Creates the functions with which a moderator sends requests.
 * @param cookie session cookie of the moderator
 */
export function createModerationClient(api: TestApi, cookie: string): ModerationClient {
  const fetchJson = async <Answer>(url: string) =>
    (await api.sendRequest({ url, headers: { cookie } })).json<Answer>();
  const findCase: ModerationClient['find'] = async (title, view = 'offen') => {
    const { cases } = await fetchJson<ModerationQueue>(`/api/moderation/cases?ansicht=${view}`);
    const id = cases.find((moderationCase) => moderationCase.title === title)?.id;
    if (!id) throw new Error(`no case „${title}“ (${view})`);
    return fetchJson<ModerationCase>(`/api/moderation/cases/${id}`);
  };
  const sendDecision = async (url: string, body: object) => api.post(url, body, { cookie });
  return {
    find: findCase,
    decide: async (title, decision) => {
      const { id, version } = await findCase(title);
      return sendDecision(`/api/moderation/cases/${id}/decision`, { version, ...decision });
    },
    decideAppeal: async (title, decision) => {
      const { id, version } = await findCase(title, 'einsprueche');
      const note = 'Noch einmal angesehen.';
      return sendDecision(`/api/moderation/cases/${id}/appeal-decision`, {
        version,
        decision,
        note,
      });
    },
  };
}
