import { anonymousReportReasons, reportReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { ReportReason } from '@gruenland/shared-contracts/moderation.ts';

import { useFormContext } from '#form/form-context.ts';
import { TextField } from '#form/fields/TextField.tsx';
import { useFormValues } from '#form/useFormValues.ts';

const anonymousReasonsText = anonymousReportReasons
  .map((code) => `„${reportReasons[code]}“`)
  .join(' oder ');

/**
 * Renders the fields for the reporter's name and email address. They are optional only for reports
 * that concern children (DSA Art. 16(2)(c)); the server requires them for all other reasons.
 */
export function ReporterFields() {
  const { reason } = useFormValues();
  const { isHydrated } = useFormContext();
  // Without script the fields cannot react to the chosen reason; the help text then explains when
  // they are required.
  const isReasonKnown = isHydrated && typeof reason === 'string' && reason !== '';
  const isOptional = isReasonKnown && isAnonymous(reason);
  const isRequired = isReasonKnown && !isOptional;
  return (
    <>
      <TextField
        // A changed key remounts the field, so that the field is validated with its new rules.
        key={`name-${isRequired}`}
        name="name"
        label="Ihr Name"
        help={`Darf nur leer bleiben, wenn es um ${anonymousReasonsText} geht.`}
        autoComplete="name"
        rules={isRequired ? [['required', 'trim']] : []}
        messages={{ required: 'Bitte geben Sie Ihren Namen an.' }}
        isConditionallyRequired={!isOptional}
      />
      <TextField
        key={`email-${isRequired}`}
        name="email"
        label="Ihre E-Mail-Adresse"
        type="email"
        help={`Dorthin schreiben wir, dass die Meldung angekommen ist und wie wir entscheiden. Darf nur leer bleiben, wenn es um ${anonymousReasonsText} geht.`}
        autoComplete="email"
        rules={isRequired ? ['required', 'email'] : ['email']}
        messages={{
          required:
            'Bitte geben Sie Ihre E-Mail-Adresse an; dorthin schreiben wir, wie wir entscheiden.',
        }}
        isConditionallyRequired={!isOptional}
      />
    </>
  );
}

const isAnonymous = (reason: string): boolean =>
  anonymousReportReasons.includes(reason as ReportReason);
