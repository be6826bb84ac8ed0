import { useContext, useEffect, useRef, useState } from 'react';
import type { SubmissionAnswer, SubmissionRequest } from '@gruenland/shared-contracts/api/forms.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import { INTERNAL_FIELDS } from '@gruenland/shared-contracts/forms/internal-fields.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { DefinedForm } from './DefinedForm.tsx';
import { filesPath } from './files-path.ts';

interface SentFormProps {
  /** Slug below `_forms/`. */
  readonly slug: string;
  readonly definition: FormDefinition;
  /** Names the wording that is shown. */
  readonly version: string;
  /** Own path that comes once it was sent. */
  readonly next?: string | undefined;
  readonly state: FormState | undefined;
}

/** A form and, once it was sent, what comes then. */
export function SentForm({ slug, definition, version, next, state }: SentFormProps) {
  const shell = useContext(ShellApiContext);
  const http = shell?.http;
  const [sent, setSent] = useState<Partial<SubmissionAnswer>>();
  const to = sent?.files ? filesPath(slug, sent.files) : sent && next;
  useEffect(() => {
    // The form is gone by now, and with it the question whether to leave it.
    if (to) shell?.navigation.navigate(to);
  }, [to, shell]);
  // One key for all tries: answers that arrive twice are kept once.
  const key = useRef('');
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  if (sent) return <FormSent definition={definition} />;
  return (
    <DefinedForm
      name={`form-${slug.replace(/[^a-z0-9]+/gi, '-')}`}
      definition={definition}
      action={paths.form(slug)}
      hidden={{ [INTERNAL_FIELDS.version]: version }}
      state={state}
      send={async (answers, trap) => {
        key.current ||= crypto.randomUUID();
        const tookMs = Math.round(performance.now() - shownAt.current);
        const body: SubmissionRequest = {
          form: slug,
          answers,
          key: key.current,
          ...(trap ? { website: trap } : {}),
          tookMs,
          version,
        };
        const answer = await http?.<SubmissionAnswer>('/api/forms/submissions', {
          method: 'POST',
          body,
          retry: 2,
        });
        setSent(answer ?? {});
      }}
    />
  );
}

/** The form arrived. */
export function FormSent({ definition }: { readonly definition: FormDefinition }) {
  return (
    <Notice kind="success" title={definition.successTitle} live>
      {definition.successText}
    </Notice>
  );
}
