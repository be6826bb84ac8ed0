import type { ReactNode } from 'react';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { classNames } from '#class-names/classNames.ts';
import styles from './Table.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Renders a table of facts, each with a name and a value, for example the attributes of an ad. */
export function FactTable(props: { readonly caption: string; readonly facts: readonly Fact[] }) {
  return (
    <table className={classNames(styles.table, styles.facts)}>
      <caption>
        <VisuallyHidden>{props.caption}</VisuallyHidden>
      </caption>
      <tbody>
        {props.facts.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
