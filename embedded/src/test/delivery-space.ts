import { createStoryText } from './open-store.ts';

/** Files of a space with data for every call and parameter of the delivery API. */
export const deliverySpace = {
  'home.yaml': createStoryText(
    'component: page\nlink: !link story:artikel/a\nrelated: [!story artikel/a]',
  ),
  'thema.yaml': createStoryText('component: page', 'startpage: true\n'),
  'thema/tiere.yaml': createStoryText('component: page'),
  'artikel/a.yaml': createStoryText(
    'component: article\nheadline: Alpha\nheadline__i18n_en: First\nheadline__i18n_fr: Premier\ncolor: red\nnumber: 3\nprice: 1.5\nflag: true\nday: !zeit 2026-03-01 10:00\nauthor: !story autoren/x\nlist: [r, g]\nseo: { title: S }',
    'tags: [heu, gras]\nposition: 30\ncreated: 2026-01-01 08:00\nfirst_published: 2026-01-01 09:00\n',
  ),
  'artikel/b.yaml': createStoryText(
    'component: article\nheadline: Beta\ncolor: blue\nnumber: 12\nprice: 2.5\nflag: false\nday: !zeit 2026-05-01 10:00\nlist: [g, b]\nempty: ""',
    'tags: [gras]\nposition: 10\nupdated: 2026-02-01 08:00\n',
  ),
  'artikel/tief/c.yaml': createStoryText('component: article\nheadline: Gamma', 'position: 20\n'),
  'artikel/entwurf.yaml':
    'name: Entwurf\npublished: false\ncontent: { component: article, headline: Neu }\n',
  'autoren/x.yaml': createStoryText('component: author\nname: X\nbest: !story artikel/b'),
  'laender.datasource.yaml':
    'name: Länder\nentries: { Bayern: by, Hessen: he }\ndimensions: { en: { Bayern: Bavaria } }\n',
  'farben.datasource.yaml': 'name: Farben\nentries: { Rot: r }\n',
};
