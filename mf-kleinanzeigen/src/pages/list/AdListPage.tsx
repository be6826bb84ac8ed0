import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { buildCrumbs } from '#model/crumbs.ts';
import { AdFilters } from './AdFilters.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { AdListData } from './ad-list.loader.server.ts';
import styles from './list-page.module.css';

/** Shows the ad list: categories, filters and ads. It works without script. */
export function AdListPage({ data }: RouteViewProps<AdListData>) {
  const { list, appliedCount } = data;
  const query = new URLSearchParams(data.query);
  const categoryTrail = list?.trail ?? [];
  const category = categoryTrail.at(-1);
  return (
    <>
      <header className={styles.head}>
        {category ? <Breadcrumbs crumbs={buildCrumbs(categoryTrail, null)} /> : null}
        <Heading level={1} size={category ? 4 : 5}>
          {category?.name ?? 'Kleinanzeigen'}
        </Heading>
        {category ? null : (
          <Lead className={styles.intro}>
            Landtechnik, Tiere, Futter und alles, was auf Höfen den Besitzer wechselt.
          </Lead>
        )}
        <ButtonLink href={paths.newAd()} look="secondary">
          Anzeige aufgeben
        </ButtonLink>
      </header>
      {list ? (
        <div className={styles.page}>
          <CategoryLinks categories={list.categories} query={query} />
          <AdFilters list={list} query={query} appliedCount={appliedCount} />
          <section aria-labelledby="ergebnis">
            <BlockRegion name="results" />
          </section>
        </div>
      ) : (
        <ServiceUnavailable />
      )}
    </>
  );
}

function ServiceUnavailable() {
  return (
    <EmptyList title="Die Anzeigen sind gerade nicht erreichbar." linkLabel="Noch einmal versuchen">
      Bitte versuchen Sie es in einem Augenblick noch einmal.
    </EmptyList>
  );
}
