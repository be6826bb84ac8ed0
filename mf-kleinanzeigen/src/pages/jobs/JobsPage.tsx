import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { EmptyList } from '#pages/list/EmptyList.tsx';
import styles from '#pages/list/list-page.module.css';
import { JobFilters } from './JobFilters.tsx';
import type { JobsData } from './jobs.loader.server.ts';

/** Shows the job board: search, filters and results. It works without script. */
export function JobsPage({ data }: RouteViewProps<JobsData>) {
  const { list, appliedCount } = data;
  const query = new URLSearchParams(data.query);
  return (
    <>
      <header className={styles.head}>
        <Kicker section="jobs" className={styles.intro}>
          Stellenmarkt
        </Kicker>
        <Heading level={1}>Jobbörse</Heading>
        <Lead className={styles.intro}>
          Stellen auf Höfen, in Werkstätten, im Forst und in der Verwaltung.
        </Lead>
        <ButtonLink href={jobPaths.create()} look="secondary">
          Stelle ausschreiben
        </ButtonLink>
      </header>
      {list ? (
        <div className={styles.page}>
          <JobFilters list={list} query={query} appliedCount={appliedCount} />
          <section aria-labelledby="ergebnis">
            <BlockRegion name="results" />
          </section>
        </div>
      ) : (
        <EmptyList
          title="Die Stellen sind gerade nicht erreichbar."
          linkLabel="Noch einmal versuchen"
          href={paths.jobs()}
        >
          Bitte versuchen Sie es in einem Augenblick noch einmal.
        </EmptyList>
      )}
    </>
  );
}
