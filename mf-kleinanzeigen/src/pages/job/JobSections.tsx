import type { JobDetail } from '@gruenland/shared-contracts/api/job-board.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { TextBlocks } from '@gruenland/shared-ui/type/TextBlocks.tsx';
import styles from './job.module.css';

/** Shows the five sections of a job posting, always in the same order. */
export function JobSections({ job }: { readonly job: JobDetail }) {
  const sections = [
    { title: 'Einleitung', text: job.intro },
    { title: 'Aufgaben', text: job.duties },
    { title: 'Profil', text: job.profile },
    { title: 'Wir bieten', text: job.offer },
    { title: 'Kontakt', text: job.contact },
  ];
  return sections
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => (
      <section key={title}>
        <SectionHeading section="jobs">{title}</SectionHeading>
        <div className={styles.boxText}>
          <TextBlocks text={text} />
        </div>
      </section>
    ));
}
