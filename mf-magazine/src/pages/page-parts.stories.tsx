import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import type { Author } from '#model/author.ts';
import type { Category } from '#model/category.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';
import { cowPicture, LONG_WORD, picture, teaser } from '#samples/story-content.ts';
import { ArticleFoot } from './article/ArticleFoot.tsx';
import type { ArticleFootModel } from './article/article-foot.ts';
import { AuthorView } from './author/AuthorView.tsx';
import { CategoryArticles } from './category/CategoryArticles.tsx';
import { CategoryHead } from './category/CategoryHead.tsx';
import { TopicsView } from './category/TopicsView.tsx';
import { ContentPageHead } from './content-page/ContentPageHead.tsx';
import { ArticleList } from './overview/ArticleList.tsx';
import { TableOfContents } from './story-page/TableOfContents.tsx';
import { Footnotes } from './story-page/Footnotes.tsx';

const sampleAuthor: Author = {
  uuid: 'henrike',
  href: '/autoren/henrike-osterloh',
  name: 'Henrike Osterloh',
  role: 'Ressort Ackerbau',
  portrait: picture('d3b5a9f1c0/portrait-forscherin-mittag-herbst-1', 'Bildnis einer Frau.'),
  bio: 'Hat auf einem Ackerbaubetrieb in der Börde gelernt und schreibt über Boden, Fruchtfolge und Getreide.',
  email: 'osterloh@gruenland.example',
};

const createCategory = (headline: string, fields: Partial<Category> = {}): Category => ({
  uuid: headline,
  href: `/thema/${headline.toLowerCase()}`,
  slug: headline.toLowerCase(),
  headline,
  description: 'Was auf dem Acker wächst, wächst zuerst im Kopf.',
  image: undefined,
  subCategories: [],
  ...fields,
});

const articles = ['Ein Spaten sagt mehr als zehn Karten', 'Kalk auf den Frost'].map((headline) =>
  teaser({ headline }),
);
const subCategories = ['Fruchtfolge', 'Pflanzenschutz'].map((headline) => createCategory(headline));
const pager = { path: '/artikel', page: 2, pages: 4 };

const articleFoot: ArticleFootModel = {
  correction: 'In einer früheren Fassung stand, der Betrieb habe 48 Hektar. Es sind 84.',
  aiUse: 'assisted',
  topics: ['Fruchtfolge', 'Stoppelweizen', LONG_WORD],
  people: [sampleAuthor],
  related: articles,
  neighbours: {
    section: 'Ackerbau',
    newer: { headline: 'Kalk auf den Frost', href: '/artikel/kalk-auf-den-frost' },
    older: { headline: 'Was der Frost erledigt', href: '/artikel/was-der-frost-erledigt' },
  },
};

/**
 * Server-rendered page parts. A part with an h1 has only one example, to limit the number of h1
 * headings on the style guide page.
 */
export const pagePartStories: readonly StoryDefinition[] = [
  {
    title: 'Artikel / Fuß',
    state: 'mit allem',
    view: () => <ArticleFoot model={articleFoot} />,
  },
  {
    title: 'Artikel / Fuß',
    state: 'ohne Korrektur und Nachbarn',
    view: () => (
      <ArticleFoot
        model={{
          ...articleFoot,
          correction: undefined,
          aiUse: 'none',
          topics: ['Fruchtfolge'],
          people: [{ ...sampleAuthor, portrait: undefined }],
          related: [],
          neighbours: { section: 'Ackerbau', newer: undefined, older: undefined },
        }}
      />
    ),
  },
  {
    title: 'Artikel / Inhaltsverzeichnis',
    state: 'drei Abschnitte',
    view: () => (
      <TableOfContents
        model={['Der Strich', 'Elf Wochen Bagger', LONG_WORD].map((text, index) => ({
          id: `abschnitt-${index}`,
          text,
        }))}
      />
    ),
  },
  {
    title: 'Artikel / Anmerkungen',
    state: 'zwei',
    view: () => (
      <Footnotes
        model={[
          'Bundesamt für Naturschutz, Rote Liste der Biotoptypen, 2017.',
          `Der Begriff steht schon in alten Akten: ${LONG_WORD}.`,
        ].flatMap((text, index) => {
          const document = readRichText({ type: 'doc', content: [{ type: 'text', text }] });
          return document ? { number: index + 1, text: document } : [];
        })}
      />
    ),
  },
  {
    title: 'Seite / Alle Artikel',
    state: 'zweite Seite',
    view: () => (
      <ArticleList
        model={{
          days: [{ date: '2026-11-20T05:00:00.000Z', articles }],
          sections: [{ name: 'Ackerbau', href: '/thema/ackerbau' }],
          pager,
        }}
      />
    ),
  },
  {
    title: 'Seite / Thema',
    state: 'mit Bild, Unterthemen und Preisen',
    view: () => (
      <>
        <CategoryHead
          model={{
            category: createCategory('Ackerbau', { image: cowPicture }),
            ancestors: [createCategory('Magazin')],
            subCategories,
            isFirstPage: true,
            priceMonths: 12,
          }}
        />
        <CategoryArticles
          model={{ articles, pager: { path: '/thema/ackerbau', page: 1, pages: 2 } }}
        />
      </>
    ),
  },
  {
    title: 'Seite / Alle Themen',
    state: 'ein Ressort',
    view: () => (
      <TopicsView model={{ sections: [{ section: createCategory('Ackerbau'), subCategories }] }} />
    ),
  },
  {
    title: 'Seite / Autorin',
    state: 'mit zwei Artikeln',
    view: () => (
      <AuthorView
        model={{
          author: sampleAuthor,
          articles,
          total: 2,
          pager: { path: sampleAuthor.href, page: 1, pages: 1 },
        }}
      />
    ),
  },
  {
    title: 'Seite / Kopf einer einfachen Seite',
    state: 'mit Vorspann',
    view: () => (
      <ContentPageHead model={{ headline: 'Mediadaten', lead: 'Formate, Preise, Termine.' }} />
    ),
  },
];
