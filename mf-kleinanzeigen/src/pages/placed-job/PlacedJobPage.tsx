import type { JobStateAnswer } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState, RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { SentDraft } from '@gruenland/shared-ui/form/draft/SentDraft.tsx';
import { DecisionNotice } from '@gruenland/shared-ui/moderation/DecisionNotice.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { ActButton } from '#forms/ActButton.tsx';
import { Hidden } from '#forms/Hidden.tsx';
import { MailAgain } from '#forms/MailAgain.tsx';
import { POSTING_ACTIONS, POSTING_STATES } from '#model/posting-words.ts';
import styles from './placed-job.module.css';
import type { PlacedJobData } from './placed-job.loader.server.ts';

/** After placing a Stelle: where it stands, for its owner; thanks for everybody else. */
export function PlacedJobPage({ data, form }: RouteViewProps<PlacedJobData>) {
  const { own, slug, code } = data;
  if (!own) {
    return (
      <>
        <SentDraft name="stelle" />
        <Heading level={1}>Danke, die Stelle ist eingereicht</Heading>
        <Lead>Wir prüfen jede Stelle, bevor sie erscheint. Wer sie einreicht, bekommt Post.</Lead>
        <ButtonLink href={paths.jobs()}>Zur Jobbörse</ButtonLink>
      </>
    );
  }
  return <OwnPosting own={own} slug={slug} code={code} state={form} />;
}

interface OwnPostingProps extends Pick<PlacedJobData, 'slug' | 'code'> {
  readonly own: JobStateAnswer;
  readonly state: FormState | undefined;
}

/** The true state of a Stelle for its owner, with everything that can be done about it. */
function OwnPosting({ own, slug, code, state }: OwnPostingProps) {
  const [heading, text] = POSTING_STATES[own.state];
  const failed = state?.errors[''];
  const edit = jobPaths.edit(slug) + (code ? `?code=${encodeURIComponent(code)}` : '');
  return (
    <>
      <SentDraft name="stelle" />
      <Heading level={1}>{own.mayConfirm ? 'Stelle bestätigen' : heading}</Heading>
      <Lead>
        „{own.title}“. {own.mayConfirm ? 'Mit dem Knopf geht sie in die Prüfung.' : text}
      </Lead>
      {failed ? <Notice kind="error" title={failed} live /> : null}
      {own.changing ? (
        <Notice title="Ihre Änderung ist in Prüfung">
          Bis dahin bleibt die Stelle, wie sie ist.
        </Notice>
      ) : null}
      {own.mayConfirm ? (
        <ActButton action="bestaetigen" label="Stelle bestätigen" state={state} />
      ) : null}
      {own.state === 'unbestaetigt' && !own.mayConfirm ? (
        <MailAgain email="" state={state} />
      ) : null}
      {own.decision ? <DecisionNotice decision={own.decision} state={state} /> : null}
      {own.state === 'aktiv' ? (
        <p>
          <ButtonLink href={paths.job(own.slug)}>Stelle ansehen</ButtonLink>
        </p>
      ) : null}
      {own.editable ? (
        <p>
          <ButtonLink href={edit} look="secondary">
            Stelle ändern
          </ButtonLink>
        </p>
      ) : null}
      {own.actions.length > 0 ? <Actions own={own} /> : null}
      <p>
        <ButtonLink href={jobPaths.neu()} look="secondary">
          Weitere Stelle ausschreiben
        </ButtonLink>
      </p>
    </>
  );
}

function Actions({ own }: Pick<OwnPostingProps, 'own'>) {
  return (
    <form method="post" className={styles['row']}>
      <Hidden fields={{ version: String(own.version) }} />
      {own.actions.map((action) => (
        <Button key={action} type="submit" look="secondary" name="aktion" value={action}>
          {POSTING_ACTIONS[action]}
        </Button>
      ))}
    </form>
  );
}
