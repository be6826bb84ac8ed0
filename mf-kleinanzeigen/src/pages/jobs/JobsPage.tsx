import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';

/** Start of the job board. */
export function JobsPage() {
  return (
    <>
      <Kicker section="jobs">Stellenmarkt</Kicker>
      <Heading level={1}>Jobbörse</Heading>
      <Lead>Stellen auf Höfen, in Werkstätten, im Forst und in der Verwaltung.</Lead>
      <Notice kind="empty" title="Noch keine Stellen">
        Sobald Betriebe Stellen ausschreiben, stehen sie hier.
      </Notice>
    </>
  );
}
