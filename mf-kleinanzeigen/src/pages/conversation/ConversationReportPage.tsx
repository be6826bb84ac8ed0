import { conversationReportReasons } from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import { reportLimits, reportReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { HiddenFields } from '#forms/HiddenFields.tsx';
import type { ConversationReportData } from './conversation-report.loader.server.ts';

const REASON_CHOICES = conversationReportReasons.map((value) => ({
  value,
  label: reportReasons[value],
}));

/** Shows the form to report a conversation. */
export function ConversationReportPage({ data, form }: RouteViewProps<ConversationReportData>) {
  const { id, otherParticipant: other, title, code, formKey } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Unterhaltung melden
      </Heading>
      <p>
        Es geht um das, was {other} Ihnen zu „{title}“ schreibt. Die Redaktion bekommt mit der
        Meldung die letzten zwanzig Nachrichten zu lesen. {other} erfährt nicht, dass die Meldung
        von Ihnen kommt. Ist jemand in Gefahr, rufen Sie bitte zuerst die 110.
      </p>
      <Form name="melden" state={form}>
        <HiddenFields fields={{ idempotencyKey: form?.values['idempotencyKey'] ?? formKey }} />
        <RadioField
          name="reason"
          label="Worum geht es?"
          choices={REASON_CHOICES}
          rules={['required']}
        />
        <TextAreaField
          name="explanation"
          label="Was genau stimmt nicht?"
          rules={[
            ['required', 'trim'],
            ['length', reportLimits.minExplanationLength, reportLimits.maxExplanationLength],
          ]}
        />
        <SubmitButton>Meldung absenden</SubmitButton>
      </Form>
      <p>
        <Link href={messagePaths.conversation(id, code)}>Zurück zur Unterhaltung</Link>
      </p>
    </>
  );
}
