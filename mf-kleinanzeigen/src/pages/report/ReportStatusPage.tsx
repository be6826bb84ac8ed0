import { createCodePage } from '@gruenland/shared-ui/private-page/createCodePage.tsx';
import { reportReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { AppealForm } from '@gruenland/shared-ui/moderation/AppealForm.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import type { ReportStatus } from '@gruenland/shared-contracts/api/moderation.ts';
import type { ReportStatusData } from './report.loader.server.ts';

/** Shows the receipt of a report and, after moderation, the decision about it. */
export const ReportStatusPage = createCodePage(ReportStatusPageContent);

function ReportStatusPageContent({ data, form }: RouteViewProps<ReportStatusData>) {
  const { number, url, reason, receivedAt, decision } = data.report;
  const isConversation = url.startsWith('/kleinanzeigen/nachrichten/');
  const removedText = isConversation
    ? 'Wir haben die Unterhaltung beendet'
    : 'Wir haben den Eintrag entfernt';
  const notRemovedText = isConversation
    ? 'Die Unterhaltung geht weiter'
    : 'Der Eintrag bleibt stehen';
  const reportedItemWords = isConversation ? 'die Unterhaltung' : 'den Eintrag';
  return (
    <>
      <Heading level={1} size={4}>
        Ihre Meldung {number}
      </Heading>
      <p>
        Grund: {reportReasons[reason]}. Eingegangen am <DateText date={receivedAt} />.
      </p>
      {decision ? (
        <Notice
          kind={decision.measure ? 'success' : 'info'}
          title={decision.measure ? removedText : notRemovedText}
        >
          {decision.note ? <p>{decision.note}</p> : null}
          <p>
            Entschieden am <DateText date={decision.at} />, von einem Menschen. Eine
            außergerichtliche Streitbeilegung und der Rechtsweg stehen Ihnen offen.
          </p>
        </Notice>
      ) : (
        <Notice title={`Wir prüfen ${reportedItemWords}`}>
          Meist dauert das weniger als einen Tag. Der Link zu dieser Seite steht auch in der E-Mail.
        </Notice>
      )}
      <AppealSection report={data.report} state={form} />
      {isConversation ? null : (
        <p>
          <Link href={url}>Zum gemeldeten Eintrag</Link>
        </p>
      )}
    </>
  );
}

const APPEAL_STATE_TEXTS = {
  open: 'Ihr Einspruch ist angekommen. Ein anderer Mensch sieht sich den Eintrag noch einmal an.',
  denied: 'Ihr Einspruch wurde geprüft. Es bleibt bei der Entscheidung.',
  granted: 'Ihr Einspruch hatte Erfolg.',
} as const;

/**
 * Shows the form to appeal against the rejection of a report (DSA Art. 20). After an appeal, shows
 * its state instead.
 */
function AppealSection(props: {
  readonly report: ReportStatus;
  readonly state: FormState | undefined;
}) {
  const { appeal, appealNote } = props.report;
  if (appeal === null) return null;
  if (appeal !== 'possible')
    return <Notice title={APPEAL_STATE_TEXTS[appeal]}>{appealNote}</Notice>;
  return <AppealForm state={props.state} decidedBy="ein anderer Mensch" />;
}
