import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import type { CategoryBranch } from '#model/category-tree.ts';
import { JobsPage } from '#pages/jobs/JobsPage.tsx';
import { ListingPage } from '#pages/listing/ListingPage.tsx';
import { OverviewPage } from '#pages/overview/OverviewPage.tsx';
import { SuccessPage } from '#pages/success/SuccessPage.tsx';

const branch = (name: string, children: readonly string[]): CategoryBranch => ({
  slug: name.toLowerCase(),
  name,
  children: children.map((child) => ({ slug: child.toLowerCase(), name: child, children: [] })),
});

const categories = [
  branch('Landtechnik', ['Schlepper', 'Bodenbearbeitung', 'Ersatzteile und Reifen']),
  branch('Tiere', ['Rinder', 'Schafe und Ziegen', 'Geflügel']),
  branch('Futter', ['Heu und Stroh', 'Getreide']),
];

/** The parts of this room for `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  {
    title: 'Kleinanzeigen / Übersicht',
    state: 'mit Kategorien',
    view: () => <OverviewPage params={{}} data={{ categories }} />,
  },
  {
    title: 'Kleinanzeigen / Übersicht',
    state: 'Kategorien nicht erreichbar',
    view: () => <OverviewPage params={{}} data={{ categories: null }} />,
  },
  {
    title: 'Kleinanzeigen / Anzeige',
    state: 'keine unter dieser Adresse',
    view: () => <ListingPage params={{}} data={{ title: 'Traktor Kempten' }} />,
  },
  {
    title: 'Kleinanzeigen / Eingereicht',
    state: 'mit Titel',
    view: () => <SuccessPage params={{}} data={{ title: 'Ballenpresse, 2 400 Ballen' }} />,
  },
  { title: 'Jobbörse / Übersicht', state: 'leer', view: () => <JobsPage /> },
];
