import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { getFieldId, useFormContext } from '#form/form-context.ts';
import { FieldMessage } from './FieldMessage.tsx';
import styles from './choice.module.css';

interface CheckboxGroupProps {
  /** Name under which the server reports that no box is ticked. */
  readonly name: string;
  readonly legend: string;
  /** Names of the checkboxes, of which at least one must be ticked. */
  readonly boxNames: readonly string[];
  /** German message shown if none is ticked. */
  readonly message: string;
  readonly children: ReactNode;
}

/** Renders checkboxes as one group, of which at least one must be ticked. */
export function CheckboxGroup({ name, legend, boxNames, message, children }: CheckboxGroupProps) {
  const form = useFormContext();
  const { meta } = useField(name, {
    validate: (_value: unknown, values: object) =>
      boxNames.some((boxName) => Boolean((values as Readonly<Record<string, unknown>>)[boxName]))
        ? undefined
        : message,
  });
  const error: unknown = form.serverErrors[name] ?? (form.submitted ? meta.error : undefined);
  const id = getFieldId(form.name, name);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={typeof error === 'string' ? `${id}-message` : undefined}
      className={styles.group}
      onChange={() => form.clearServerError(name)}
    >
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <FieldMessage id={id} message={typeof error === 'string' ? error : undefined} />
    </fieldset>
  );
}
