import type { JobStateAnswer } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { DeleteSentDraft } from '@gruenland/shared-ui/form/draft/DeleteSentDraft.tsx';
import { DecisionNotice } from '@gruenland/shared-ui/moderation/DecisionNotice.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { ActionButton } from '#forms/ActionButton.tsx';
import { ResendMailForm } from '#forms/ResendMailForm.tsx';
import { POSTING_ACTION_LABELS, POSTING_STATE_TEXTS } from '#model/job-posting-texts.ts';
import styles from './placed-job.module.css';
import type { PlacedJobData } from './placed-job.loader.server.ts';

/**
 * Page shown after a job posting was submitted. The owner of the posting sees its state; other
 * visitors see a general text.
 */
export function PlacedJobPage({ data, form }: RouteViewProps<PlacedJobData>) {
  const { jobState: own, slug, code } = data;
  if (!own) {
    return (
      <>
        <DeleteSentDraft name="stelle" />
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

/** Shows the state of a job posting to its owner, with the actions that the owner can take. */
function OwnPosting({ own, slug, code, state }: OwnPostingProps) {
  const [heading, text] = POSTING_STATE_TEXTS[own.state];
  const getState = (...intents: readonly string[]) =>
    intents.includes(state?.values['intent'] ?? '') ? state : undefined;
  const editHref = jobPaths.edit(slug) + (code ? `?code=${encodeURIComponent(code)}` : '');
  return (
    <>
      <DeleteSentDraft name="stelle" />
      <Heading level={1}>{own.mayConfirm ? 'Stelle bestätigen' : heading}</Heading>
      <Lead>
        „{own.title}“. {own.mayConfirm ? 'Mit dem Knopf geht sie in die Prüfung.' : text}
      </Lead>
      {own.changing ? (
        <Notice title="Ihre Änderung ist in Prüfung">
          Bis dahin bleibt die Stelle, wie sie ist.
        </Notice>
      ) : null}
      {own.mayConfirm ? (
        <ActionButton intent="confirm" label="Stelle bestätigen" state={state} />
      ) : null}
      {own.state === 'unconfirmed' && !own.mayConfirm ? (
        <ResendMailForm email="" state={getState('address')} />
      ) : null}
      {own.decision ? <DecisionNotice decision={own.decision} state={getState('appeal')} /> : null}
      {own.state === 'active' ? (
        <p>
          <ButtonLink href={paths.job(own.slug)}>Stelle ansehen</ButtonLink>
        </p>
      ) : null}
      {own.editable ? (
        <p>
          <ButtonLink href={editHref} look="secondary">
            Stelle ändern
          </ButtonLink>
        </p>
      ) : null}
      {own.actions.length > 0 ? (
        <PostingActions own={own} state={getState(...own.actions)} />
      ) : null}
      <p>
        <ButtonLink href={jobPaths.create()} look="secondary">
          Weitere Stelle ausschreiben
        </ButtonLink>
      </p>
    </>
  );
}

function PostingActions({ own, state }: Pick<OwnPostingProps, 'own' | 'state'>) {
  return (
    <Form
      name="aktion"
      state={state}
      hidden={{ version: String(own.version) }}
      className={styles.row}
    >
      {own.actions.map((action) => (
        <SubmitButton key={action} look="secondary" name="intent" value={action}>
          {POSTING_ACTION_LABELS[action]}
        </SubmitButton>
      ))}
    </Form>
  );
}
