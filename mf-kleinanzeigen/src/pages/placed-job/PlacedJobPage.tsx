import type { JobStateResponse } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { ConfirmFirst } from '@gruenland/shared-ui/disclosure/ConfirmFirst.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { DeleteSentDraft } from '@gruenland/shared-ui/form/draft/DeleteSentDraft.tsx';
import { DecisionNotice } from '@gruenland/shared-ui/moderation/DecisionNotice.tsx';
import { SuccessPageFrame } from '@gruenland/shared-ui/success-page/SuccessPageFrame.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { ActionButton } from '#forms/ActionButton.tsx';
import { ResendMailForm } from '#forms/ResendMailForm.tsx';
import { POSTING_ACTION_LABELS, POSTING_STATE_TEXTS } from '#model/job-posting-texts.ts';
import styles from './placed-job.module.css';
import type { PlacedJobData } from './placed-job.loader.server.ts';

/**
 * Shows the page after a job posting was submitted. The owner of the posting sees its state; other
 * visitors see a general text.
 */
export function PlacedJobPage({ data, form }: RouteViewProps<PlacedJobData>) {
  const { jobState, slug, code, isDeleted } = data;
  const [deletedHeading, deletedText] = POSTING_STATE_TEXTS.deleted;
  return (
    <SuccessPageFrame ways={WAYS}>
      <DeleteSentDraft name="stelle" />
      {jobState ? (
        <OwnPosting jobState={jobState} slug={slug} code={code} state={form} />
      ) : isDeleted ? (
        <>
          <Heading level={1}>{deletedHeading}</Heading>
          <Lead>{deletedText}</Lead>
        </>
      ) : (
        <>
          <Heading level={1}>Danke, die Stelle ist eingereicht</Heading>
          <Lead>Wir prüfen jede Stelle, bevor sie erscheint. Wer sie einreicht, bekommt Post.</Lead>
        </>
      )}
    </SuccessPageFrame>
  );
}

const WAYS = [
  { href: paths.jobs(), label: 'Zur Jobbörse' },
  { href: jobPaths.create(), label: 'Weitere Stelle ausschreiben' },
  { href: paths.accountPage('jobboerse'), label: 'Meine Stellen' },
];

interface OwnPostingProps extends Pick<PlacedJobData, 'slug' | 'code'> {
  readonly jobState: JobStateResponse;
  readonly state: FormState | undefined;
}

/** Shows the state of a job posting to its owner, with the actions that the owner can take. */
function OwnPosting({ jobState, slug, code, state }: OwnPostingProps) {
  const [heading, text] = POSTING_STATE_TEXTS[jobState.state];
  const getState = (...intents: readonly string[]) =>
    intents.includes(state?.values['intent'] ?? '') ? state : undefined;
  const editHref = jobPaths.edit(slug) + (code ? `?code=${encodeURIComponent(code)}` : '');
  return (
    <>
      <Heading level={1}>{jobState.mayConfirm ? 'Stelle bestätigen' : heading}</Heading>
      <Lead>
        „{jobState.title}“. {jobState.mayConfirm ? 'Mit dem Knopf geht sie in die Prüfung.' : text}
      </Lead>
      {jobState.changing ? (
        <Notice title="Ihre Änderung ist in Prüfung">
          Bis dahin bleibt die Stelle, wie sie ist.
        </Notice>
      ) : null}
      {jobState.mayConfirm ? (
        <ActionButton intent="confirm" label="Stelle bestätigen" state={state} />
      ) : null}
      {jobState.state === 'unconfirmed' && !jobState.mayConfirm ? (
        <ResendMailForm email="" state={getState('address')} />
      ) : null}
      {jobState.decision ? (
        <DecisionNotice decision={jobState.decision} state={getState('appeal')} />
      ) : null}
      {jobState.state === 'active' ? (
        <p>
          <ButtonLink href={paths.job(jobState.slug)}>Stelle ansehen</ButtonLink>
        </p>
      ) : null}
      {jobState.editable ? (
        <p>
          <ButtonLink href={editHref} look="secondary">
            Stelle ändern
          </ButtonLink>
        </p>
      ) : null}
      {jobState.actions.length > 0 ? (
        <PostingActions jobState={jobState} state={getState(...jobState.actions)} />
      ) : null}
    </>
  );
}

function PostingActions({ jobState, state }: Pick<OwnPostingProps, 'jobState' | 'state'>) {
  const hidden = { version: String(jobState.version) };
  const actions = jobState.actions.filter((action) => action !== 'delete');
  return (
    <>
      {actions.length > 0 ? (
        <Form name="aktion" state={state} hidden={hidden} className={styles.row}>
          {actions.map((action) => (
            <SubmitButton key={action} look="secondary" name="intent" value={action}>
              {POSTING_ACTION_LABELS[action]}
            </SubmitButton>
          ))}
        </Form>
      ) : null}
      {jobState.actions.includes('delete') ? (
        <ConfirmFirst
          label={POSTING_ACTION_LABELS.delete}
          question="Niemand sieht die Stelle dann noch. Das lässt sich nicht rückgängig machen."
        >
          <Form name="loeschen" state={state} hidden={{ ...hidden, intent: 'delete' }}>
            <SubmitButton look="danger">Ja, endgültig löschen</SubmitButton>
          </Form>
        </ConfirmFirst>
      ) : null}
    </>
  );
}
