import { reportLimits, reportReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';

import { CheckboxField } from '#form/fields/CheckboxField.tsx';
import { RadioField } from '#form/fields/RadioField.tsx';
import { TextAreaField } from '#form/fields/TextAreaField.tsx';
import { Form } from '#form/Form.tsx';
import { SubmitButton } from '#form/SubmitButton.tsx';
import { Link } from '#link/Link.tsx';
import { Heading } from '#type/Heading.tsx';

import { ReporterFields } from './ReporterFields.tsx';

const REASONS = Object.entries(reportReasons).map(([value, label]) => ({ value, label }));

export interface ReportFormProps {
  /** German noun for the reported entry: „Anzeige“, „Veranstaltung“, „Stelle“. */
  readonly noun: string;
  readonly title: string;
  /** Path of the reported entry. */
  readonly path: string;
  /** Idempotency key: repeated submissions with the same key create one report. */
  readonly formKey: string;
  readonly state: FormState | undefined;
}

/**
 * Renders the form for reporting an ad, an event or a job posting (DSA Art. 16). Reporters need no
 * account.
 */
export function ReportForm({ noun, title, path, formKey, state }: ReportFormProps) {
  return (
    <>
      <Heading level={1} size={4}>
        {noun} melden
      </Heading>
      <p>
        Es geht um <Link href={path}>„{title}“</Link>. Von wem die Meldung kommt, erfährt niemand,
        den sie betrifft. Ist jemand in Gefahr, rufen Sie bitte zuerst die 110.
      </p>
      <Form name="melden" state={state}>
        <input
          type="hidden"
          name="idempotencyKey"
          value={state?.values['idempotencyKey'] ?? formKey}
        />
        <RadioField name="reason" label="Worum geht es?" choices={REASONS} rules={['required']} />
        <TextAreaField
          name="explanation"
          label="Was genau stimmt nicht?"
          help="Woran erkennen Sie es? Je genauer, desto schneller können wir handeln."
          rules={[
            ['required', 'trim'],
            ['length', reportLimits.minExplanationLength, reportLimits.maxExplanationLength],
          ]}
        />
        <ReporterFields />
        <CheckboxField
          name="goodFaith"
          label="Richtigkeit"
          rules={['accepted']}
          messages={{ accepted: 'Bitte bestätigen Sie, dass Ihre Angaben stimmen.' }}
        >
          Ich bin überzeugt, dass meine Angaben richtig und vollständig sind.
        </CheckboxField>
        <SubmitButton>Meldung absenden</SubmitButton>
      </Form>
    </>
  );
}
