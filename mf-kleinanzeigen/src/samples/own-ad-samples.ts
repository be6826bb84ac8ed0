import type { AdDraft, OwnAd } from '@gruenland/shared-contracts/api/own-ads.ts';

import type { CategoryStepData } from '#pages/place-ad/place-ad-steps.ts';

const photo = {
  src: '/f/100001/2400x1600/579c319308/traktor-abend-herbst-2.jpg',
  alt: 'Traktor von vorn',
  width: 2400,
  height: 1600,
};
export const sampleDraft: AdDraft = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  version: 3,
  ad: null,
  category: { slug: 'traktoren', name: 'Traktoren', legacy: false },
  values: { art: 'biete', titel: 'Fendt 211 Vario, Bj. 2016', preisart: 'vb', preis: '64.500' },
  photos: [
    { ...photo, id: 'a' },
    { ...photo, id: 'b', alt: '' },
  ],
  writer: 'guest',
  updatedAt: '2026-11-21T09:00:00.000Z',
};
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
  picture: photo,
  publishedAt: '2026-11-18T09:30:00.000Z',
  expiresAt: '2027-01-17T09:30:00.000Z',
  restorableUntil: null,
  actions: ['pause', 'reserve', 'sell', 'remove'],
  editable: true,
  changePending: false,
  decision: null,
  mailedTo: null,
};

export const sampleCategoryStep: CategoryStepData = {
  groups: [{ name: 'Landtechnik', categories: [{ slug: 'traktoren', name: 'Traktoren' }] }],
  search: {
    text: 'Presse',
    categories: [{ slug: 'gruenland-ernte', name: 'Grünland- und Futtererntetechnik' }],
  },
  drafts: [{ id: sampleDraft.id, title: 'Fendt 211', category: 'Traktoren' }],
  draft: null,
  formKey: 'schluessel-der-probe',
};
