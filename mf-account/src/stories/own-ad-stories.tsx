import type { OwnAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { OwnAdsPage } from '#pages/own-ads/OwnAdsPage.tsx';

export const sampleOwnAd: OwnAd = {
  number: 211,
  slug: 'fendt-211-vario-kempten-211',
  title: 'Fendt 211 Vario, Bj. 2016',
  state: 'active',
  kind: 'biete',
  seller: 'privat',
  priceKind: 'vb',
  priceCents: 6_450_000,
  priceUnit: 'gesamt',
  place: 'Kempten',
  picture: null,
  publishedAt: '2026-11-18T09:30:00.000Z',
  expiresAt: '2027-01-17T09:30:00.000Z',
  restorableUntil: null,
  actions: ['pause', 'reserve', 'sell', 'remove'],
  editable: true,
  changePending: false,
  decision: null,
  mailedTo: null,
};

/** Component examples of the user's ads. */
export const ownAdStories: readonly StoryDefinition[] = [
  {
    title: 'Account / Meine Anzeigen',
    state: 'online und abgelehnt',
    view: () => (
      <OwnAdsPage
        params={{}}
        data={{
          page: 1,
          ownAds: {
            ads: [
              sampleOwnAd,
              {
                ...sampleOwnAd,
                number: 212,
                title: 'Heu in Rundballen',
                state: 'rejected',
                actions: ['remove'],
                decision: {
                  title: 'Kontaktdaten oder Links im Text',
                  text: 'Im Text steht eine Telefonnummer.',
                  rule: 'Nutzungsbedingungen, Ziffer 3',
                  automated: false,
                  at: '2026-11-19T09:30:00.000Z',
                  appeal: 'possible',
                },
              },
            ],
            drafts: [
              {
                id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
                title: '',
                category: 'Traktoren',
                updatedAt: '2026-11-21T09:00:00.000Z',
              },
            ],
          },
        }}
      />
    ),
  },
];
