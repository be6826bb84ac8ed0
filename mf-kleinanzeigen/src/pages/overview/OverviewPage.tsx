import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import type { CategoryBranch } from '#model/category-tree.ts';
import type { OverviewData } from './overview.loader.server.ts';
import styles from './overview.module.css';

/** Start of the market. */
export function OverviewPage({ data }: RouteViewProps<OverviewData>) {
  return (
    <>
      <header className={styles.head}>
        <Heading level={1}>Kleinanzeigen</Heading>
        <Lead>Landtechnik, Tiere, Futter und alles, was auf Höfen den Besitzer wechselt.</Lead>
      </header>
      {data.categories ? (
        <Categories branches={data.categories} />
      ) : (
        <Notice
          kind="error"
          title="Die Kategorien sind gerade nicht erreichbar."
          action={
            <Link href={paths.kleinanzeigen()} data-reload="">
              Noch einmal versuchen
            </Link>
          }
        >
          Bitte versuchen Sie es in einem Augenblick noch einmal.
        </Notice>
      )}
    </>
  );
}

function Categories({ branches }: { readonly branches: readonly CategoryBranch[] }) {
  return (
    <section aria-labelledby="kategorien">
      <Heading level={2} id="kategorien">
        Kategorien
      </Heading>
      <ul className={styles.categories}>
        {branches.map((branch) => (
          <li key={branch.slug} className={styles.category}>
            <h3>{branch.name}</h3>
            <ul>
              {branch.children.map((child) => (
                <li key={child.slug}>{child.name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
