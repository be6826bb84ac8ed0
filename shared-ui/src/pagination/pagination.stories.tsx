import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { Breadcrumbs } from '#breadcrumbs/Breadcrumbs.tsx';
import { Pagination } from './Pagination.tsx';

function getHref(page: number): string {
  return `/artikel?seite=${page}`;
}

function MiddlePage() {
  return (
    <Pagination current={8} totalText={24} buildListHref={getHref} label="Seiten der Artikel" />
  );
}

function FirstPage() {
  return <Pagination current={1} totalText={3} buildListHref={getHref} label="Seiten am Anfang" />;
}

function BreadcrumbTrail() {
  return (
    <Breadcrumbs
      crumbs={[
        { label: 'Kleinanzeigen', href: '/kleinanzeigen' },
        { label: 'Landtechnik', href: '/kleinanzeigen?bereich=landtechnik' },
        { label: 'Fendt 312 Vario' },
      ]}
    />
  );
}

export const paginationStories: readonly StoryDefinition[] = [
  { title: 'Wege / Seiten', state: 'in der Mitte', view: MiddlePage },
  { title: 'Wege / Seiten', state: 'am Anfang', view: FirstPage },
  { title: 'Wege / Brotkrumen', state: 'drei Stufen', view: BreadcrumbTrail },
];
