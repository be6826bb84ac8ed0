import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { EVENT_GROUPS, groupField } from '#model/event-form.ts';
import type { EventGroup } from '#model/event-form.ts';
import styles from './box-group.module.css';

/** Answers of which several may hold. */
export function BoxGroup({ group, label }: { readonly group: EventGroup; readonly label: string }) {
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <div className={styles['boxes']}>
        {Object.entries(EVENT_GROUPS[group]).map(([key, word]) => (
          <CheckboxField key={key} name={groupField(group, key)} label={word} />
        ))}
      </div>
    </fieldset>
  );
}
