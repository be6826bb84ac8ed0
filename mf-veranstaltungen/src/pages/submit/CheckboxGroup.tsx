import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { EVENT_GROUPS, createGroupFieldName } from '#model/event-form.ts';
import type { EventGroup } from '#model/event-form.ts';
import styles from './checkbox-group.module.css';

/** Checkboxes of which several may be checked. */
export function CheckboxGroup({
  group,
  label,
}: {
  readonly group: EventGroup;
  readonly label: string;
}) {
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <div className={styles['boxes']}>
        {Object.entries(EVENT_GROUPS[group]).map(([key, word]) => (
          <CheckboxField key={key} name={createGroupFieldName(group, key)} label={word} />
        ))}
      </div>
    </fieldset>
  );
}
