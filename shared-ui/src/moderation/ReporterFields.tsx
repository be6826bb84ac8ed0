import { anonymousReasons, reportReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { ReportReason } from '@gruenland/shared-contracts/moderation.ts';

import { useFormContext } from '#form/form-context.ts';
import { TextField } from '#form/fields/TextField.tsx';
import { useFormValues } from '#form/useFormValues.ts';

const anonymous = anonymousReasons.map((code) => `„${reportReasons[code]}“`).join(' oder ');

/**
 * Who reports. Name and address may stay empty for reports about children alone (DSA Art. 16
 * Abs. 2 lit. c); the server demands them for every other reason.
 */
export function ReporterFields() {
  const { reason } = useFormValues();
  const { hydrated } = useFormContext();
  // Without script nothing follows the choice: the help alone says when they are needed.
  const known = hydrated && typeof reason === 'string' && reason !== '';
  const voluntary = known && isAnonymous(reason);
  const needed = known && !voluntary;
  return (
    <>
      <TextField
        // Checked anew with its new rules.
        key={`name-${needed}`}
        name="name"
        label="Ihr Name"
        help={`Darf nur leer bleiben, wenn es um ${anonymous} geht.`}
        autoComplete="name"
        rules={needed ? [['required', 'trim']] : []}
        messages={{ required: 'Bitte geben Sie Ihren Namen an.' }}
        conditional={!voluntary}
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
        conditional={!voluntary}
      />
    </>
  );
}

const isAnonymous = (reason: string): boolean => anonymousReasons.includes(reason as ReportReason);
