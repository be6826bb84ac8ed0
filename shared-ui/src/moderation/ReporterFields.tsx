import { anonymousReasons, reportReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { ReportReason } from '@gruenland/shared-contracts/moderation.ts';

import { useFormContext } from '#form/form-context.ts';
import { TextField } from '#form/fields/TextField.tsx';
import { useFormValues } from '#form/useFormValues.ts';

const anonymous = anonymousReasons.map((code) => `„${reportReasons[code]}“`).join(' oder ');

/**
 * Name and address of the reporter. They are optional only for reports that concern children (DSA
 * Art. 16(2)(c)); the server requires them for all other reasons.
 */
export function ReporterFields() {
  const { reason } = useFormValues();
  const { hydrated } = useFormContext();
  // Without script the fields cannot react to the chosen reason; the help text explains when they
  // are required.
  const known = hydrated && typeof reason === 'string' && reason !== '';
  const isOptional = known && isAnonymous(reason);
  const needed = known && !isOptional;
  return (
    <>
      <TextField
        // The key remounts the field, so that it is validated with its new rules.
        key={`name-${needed}`}
        name="name"
        label="Ihr Name"
        help={`Darf nur leer bleiben, wenn es um ${anonymous} geht.`}
        autoComplete="name"
        rules={needed ? [['required', 'trim']] : []}
        messages={{ required: 'Bitte geben Sie Ihren Namen an.' }}
        conditional={!isOptional}
      />
      <TextField
        key={`email-${needed}`}
        name="email"
        label="Ihre E-Mail-Adresse"
        type="email"
        help={`Dorthin schreiben wir, dass die Meldung angekommen ist und wie wir entscheiden. Darf nur leer bleiben, wenn es um ${anonymous} geht.`}
        autoComplete="email"
        rules={needed ? ['required', 'email'] : ['email']}
        messages={{
          required:
            'Bitte geben Sie Ihre E-Mail-Adresse an; dorthin schreiben wir, wie wir entscheiden.',
        }}
        conditional={!isOptional}
      />
    </>
  );
}

const isAnonymous = (reason: string): boolean => anonymousReasons.includes(reason as ReportReason);
