import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { RedirectsPage } from '#redirects/RedirectsPage.tsx';

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const createdAt = '2026-11-21T09:00:00.000Z';

/** Component examples of the staff page for redirects. */
export const redirectStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Umleitungen',
    state: 'eine Kette zurückgewiesen',
    view: () => (
      <RedirectsPage
        params={{}}
        data={{
          staffPages: [],
          redirects: {
            own: [
              { id, from: '/aktion', to: '/abo', kind: 'temporary', createdAt },
              {
                id: `${id.slice(0, 25)}1`,
                from: '/artikel/ernteschaetzung',
                to: null,
                kind: 'gone',
                createdAt,
              },
            ],
            moved: [{ from: '/artikel/huehnermobil', to: '/artikel/das-huehnermobil-zieht-um' }],
          },
        }}
        form={{
          values: { intent: 'create', from: '/abo-aktion', to: '/aktion', kind: 'permanent' },
          errors: { to: 'Diese Adresse führt selbst weiter nach /abo.' },
        }}
      />
    ),
  },
];
