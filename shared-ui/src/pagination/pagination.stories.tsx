import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { Breadcrumbs } from '#breadcrumbs/Breadcrumbs.tsx';
import { Pagination } from './Pagination.tsx';

function getHref(page: number): string {
  return `/artikel?seite=${page}`;
}

function PaginationOnMiddlePage() {
  return (
    <Pagination current={8} pageCount={24} buildPageHref={getHref} label="Seiten der Artikel" />
  );
}

function PaginationOnFirstPage() {
  return <Pagination current={1} pageCount={3} buildPageHref={getHref} label="Seiten am Anfang" />;
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
  { title: 'Wege / Seiten', state: 'in der Mitte', view: PaginationOnMiddlePage },
  { title: 'Wege / Seiten', state: 'am Anfang', view: PaginationOnFirstPage },
  { title: 'Wege / Brotkrumen', state: 'drei Stufen', view: BreadcrumbTrail },
];
