import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import styles from './gewinnspiel-page.module.css';

/** Title of the prize draw from the address, plain text, if there is one. */
export interface GewinnspielData {
  readonly title: string | null;
}

/** Somebody has confirmed their part in a prize draw. */
export function GewinnspielPage({ data }: RouteViewProps<GewinnspielData>) {
  return (
    <div className={styles['page']}>
      <Kicker>Gewinnspiel</Kicker>
      <Heading level={1} size={5} tabIndex={-1}>
        Ihre Teilnahme ist bestätigt
      </Heading>
      {data.title && <p className={styles['title']}>{data.title}</p>}
      <Lead>
        Sie sind dabei. Wir ziehen die Gewinnerinnen und Gewinner nach dem Einsendeschluss und
        schreiben ihnen eine E-Mail. Wir drücken Ihnen die Daumen.
      </Lead>
      <p>
        <ButtonLink href={paths.home()}>Zur Startseite</ButtonLink>
      </p>
    </div>
  );
}
