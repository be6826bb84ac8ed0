import { useContext, useEffect, useRef, useState } from 'react';
import type {
  SubmissionResponse,
  SubmissionRequest,
} from '@gruenland/shared-contracts/api/forms.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import { INTERNAL_FIELDS } from '@gruenland/shared-contracts/forms/internal-fields.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { ContentForm } from './ContentForm.tsx';
import { buildFilesPath } from './files-path.ts';

interface SubmissionFormProps {
  /** Slug of the form's story within `_forms/`. */
  readonly slug: string;
  readonly definition: FormDefinition;
  /** Identifies the wording of the form. */
  readonly version: string;
  /** Path on this site to show after the submission. */
  readonly next?: string | undefined;
  readonly state: FormState | undefined;
}

/** Renders a form and, after the submission, its success message. */
export function SubmissionForm({ slug, definition, version, next, state }: SubmissionFormProps) {
  const shell = useContext(ShellApiContext);
  const http = shell?.http;
  const [submissionResponse, setSubmissionResponse] = useState<Partial<SubmissionResponse>>();
  const nextPath = submissionResponse?.files
    ? buildFilesPath(slug, submissionResponse.files)
    : submissionResponse && next;
  useEffect(() => {
    // Navigates in an effect. At that time the form is unmounted, so it does not warn about unsaved
    // changes.
    if (nextPath) shell?.navigation.navigate(nextPath);
  }, [nextPath, shell]);
  // Idempotency key. All attempts to submit this form send the same key, so that the api stores the
  // answers only once.
  const idempotencyKey = useRef('');
  const shownAtMs = useRef(0);
  useEffect(() => {
    shownAtMs.current = performance.now();
  }, []);
  if (submissionResponse) return <FormSuccess definition={definition} />;
  return (
    <ContentForm
      name={`form-${slug.replace(/[^a-z0-9]+/gi, '-')}`}
      definition={definition}
      action={paths.form(slug)}
      hidden={{ [INTERNAL_FIELDS.version]: version }}
      state={state}
      send={async (answers, honeypot) => {
        idempotencyKey.current ||= crypto.randomUUID();
        const tookMs = Math.round(performance.now() - shownAtMs.current);
        const body: SubmissionRequest = {
          form: slug,
          answers,
          key: idempotencyKey.current,
          ...(honeypot ? { website: honeypot } : {}),
          tookMs,
          version,
        };
        const answer = await http?.<SubmissionResponse>('/api/forms/submissions', {
          method: 'POST',
          body,
          retry: 2,
        });
        setSubmissionResponse(answer ?? {});
      }}
    />
  );
}

/** Renders the success message after a submission. */
export function FormSuccess({ definition }: { readonly definition: FormDefinition }) {
  return (
    <Notice kind="success" title={definition.successTitle} live>
      {definition.successText}
    </Notice>
  );
}
