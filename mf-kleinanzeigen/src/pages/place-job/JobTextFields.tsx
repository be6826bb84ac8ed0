import { jobLimits as limits } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';

const section: readonly AppliedRule[] = [
  ['required', 'trim'],
  ['length', 1, limits.maxSectionLength],
];
const TEXT_SECTIONS = [
  { name: 'duties', label: 'Aufgaben' },
  { name: 'profile', label: 'Profil' },
  { name: 'offer', label: 'Wir bieten' },
  { name: 'contact', label: 'Kontakt' },
] as const;

/** Shows the fields for the title and the five text sections. */
export function JobTextFields() {
  return (
    <>
      <TextField
        name="title"
        label="Stellentitel"
        help="Zum Beispiel „Fachkraft für den Milchviehstall (m/w/d)“."
        rules={[
          ['required', 'trim'],
          ['length', limits.minTitleLength, limits.maxTitleLength],
        ]}
      />
      <TextAreaField
        name="intro"
        label="Einleitung"
        rows={4}
        help="Wer Sie sind und wen Sie suchen."
        maxLength={limits.maxSectionLength}
      />
      {TEXT_SECTIONS.map(({ name, label }) => (
        <TextAreaField
          key={name}
          name={name}
          label={label}
          rows={6}
          help={name === 'duties' ? 'Zeilen, die mit „- “ beginnen, werden eine Liste.' : undefined}
          rules={section}
        />
      ))}
    </>
  );
}
