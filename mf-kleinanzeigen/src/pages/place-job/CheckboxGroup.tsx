import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { createGroupFieldName, JOB_CHECKBOX_GROUPS } from '#model/job-form-values.ts';
import type { JobCheckboxGroup } from '#model/job-form-values.ts';
import styles from './place-job.module.css';

/** Shows a group of checkboxes, of which the employer may tick several. */
export function CheckboxGroup({
  group,
  label,
}: {
  readonly group: JobCheckboxGroup;
  readonly label: string;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.boxes}>
        {Object.entries(JOB_CHECKBOX_GROUPS[group]).map(([key, word]) => (
          <CheckboxField key={key} name={createGroupFieldName(group, key)} label={word} />
        ))}
      </div>
    </fieldset>
  );
}
