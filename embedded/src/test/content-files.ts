import { createStoryText } from './open-store.ts';

/** An article with references, a file, rich text, a table and a block in its fields. */
export const hayStory = createStoryText(`component: article
headline: Heu
author: !story autoren/anna
hero: !datei { name: hof.vtt, title: Der Hof }
columns: 3
text: !md |
  Ein [Verweis](story:autoren/anna) und **fett**.
data: !tabelle |
  Monat;Preis
  Mai;12
body:
  - { component: kasten, more: !link story:autoren/anna }`);

/** Files of a small, valid content folder, by path. */
export const contentFiles: Readonly<Record<string, string>> = {
  'content/_components/article.yaml':
    'schema:\n  headline: { type: text }\n  author: { type: option, source: internal_stories }\n  hero: { type: asset }\n  text: { type: richtext }\n  data: { type: table }\n  columns: { type: number }\n  body: { type: bloks, restrict_components: true, restrict_type: groups, component_group_whitelist: [Inhalt] }\n',
  'content/_components/kasten.yaml':
    'component_group_name: Inhalt\nschema: { more: { type: multilink } }\n',
  'content/_assets/hof.vtt': 'WEBVTT\n',
  'content/artikel/heu.yaml': hayStory,
  'content/autoren/anna.yaml': createStoryText(
    'component: article\nheadline: Anna',
    'tags: [b, a]\n',
  ),
  'content/_start.yaml': createStoryText('component: article\nheadline: S', 'startpage: true\n'),
  'content/laender.datasource.yaml': 'name: Länder\nentries: { A: 1, B: 2 }\n',
};
