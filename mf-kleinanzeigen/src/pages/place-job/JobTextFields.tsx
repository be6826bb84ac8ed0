import { jobLimits as limits } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import type { RuleUse } from '@gruenland/shared-ui/form/rules/first-failure.ts';

const section: readonly RuleUse[] = [
  ['required', 'trim'],
  ['length', 1, limits.sectionMax],
];
const SECTIONS = [
  { name: 'tasks', label: 'Aufgaben' },
  { name: 'profile', label: 'Profil' },
  { name: 'offer', label: 'Wir bieten' },
  { name: 'contact', label: 'Kontakt' },
] as const;

/** Title and the five fixed sections. */
export function JobTextFields() {
  return (
    <>
      <TextField
        name="title"
        label="Stellentitel"
        help="Zum Beispiel „Fachkraft für den Milchviehstall (m/w/d)“."
        rules={[
          ['required', 'trim'],
          ['length', limits.titleMin, limits.titleMax],
        ]}
      />
      <TextAreaField
        name="intro"
        label="Einleitung"
        rows={4}
        help="Wer Sie sind und wen Sie suchen."
        maxLength={limits.sectionMax}
      />
      {SECTIONS.map(({ name, label }) => (
        <TextAreaField
          key={name}
          name={name}
          label={label}
          rows={6}
          help={name === 'tasks' ? 'Zeilen, die mit „- “ beginnen, werden eine Liste.' : undefined}
          rules={section}
        />
      ))}
    </>
  );
}
