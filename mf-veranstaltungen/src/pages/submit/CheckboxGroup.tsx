import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { CHECKBOX_GROUPS, createGroupFieldName } from '#model/event-form.ts';
import type { CheckboxGroup } from '#model/event-form.ts';
import styles from './checkbox-group.module.css';

/** Renders a group of checkboxes. */
export function CheckboxGroup({
  group,
  label,
}: {
  readonly group: CheckboxGroup;
  readonly label: string;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.boxes}>
        {Object.entries(CHECKBOX_GROUPS[group]).map(([key, word]) => (
          <CheckboxField key={key} name={createGroupFieldName(group, key)} label={word} />
        ))}
      </div>
    </fieldset>
  );
}
