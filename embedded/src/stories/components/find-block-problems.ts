import { findReferences, type DraftObject, type DraftValue } from '#stories/content-value.ts';
import type { Problem } from '#stories/problem.ts';
import { getField, type Component, type Components } from './component.ts';
import type { ComponentField } from './component.schema.ts';
import { findFormMismatch } from './field-forms.ts';
import { findExceededLimits } from './field-limits.ts';

export interface BlockProblem extends Pick<Problem, 'message' | 'severity'> {
  /** Key of the field with the problem; undefined if the problem concerns the whole block. */
  readonly key?: string;
}

const isEmptyValue = (value: DraftValue | undefined): boolean =>
  value === undefined || value === null || value === '';

/**
 * Stores in each reference which components the field allows. A later check, for which all files
 * must be loaded, verifies that the referenced story has one of these components.
 */
function storeExpectedComponents(field: ComponentField, value: DraftValue): void {
  if (!field.filter_content_type || field.source !== 'internal_stories') return;
  for (const reference of findReferences(value)) reference.expected = field.filter_content_type;
}

function findFieldProblems(
  name: string,
  key: string,
  value: DraftValue,
  components: Components,
): BlockProblem[] {
  const component = components.get(name);
  const field = component && getField(component, key);
  if (!field) return [{ key, message: `${name} has no field "${key}"`, severity: 'warning' }];
  if (isEmptyValue(value)) return [];
  const expected = findFormMismatch(field, value);
  if (expected) {
    return [{ key, message: `${name}.${key}: expected ${expected}`, severity: 'error' }];
  }
  storeExpectedComponents(field, value);
  const severity = field.type === 'option' ? 'error' : 'warning';
  return findExceededLimits(field, value, components).map((limit) => ({
    key,
    message: `${name}.${key}: ${limit}`,
    severity,
  }));
}

function findMissingFields({ name, schema }: Component, block: DraftObject): BlockProblem[] {
  return Object.entries(schema)
    .filter(([key, field]) => {
      const value = block[key];
      return (
        field.required && (isEmptyValue(value) || (Array.isArray(value) && value.length === 0))
      );
    })
    .map(([key]) => ({ message: `${name}.${key} is required`, severity: 'warning' }));
}

/**
 * Validates a block against its component. A value in a wrong form or an unknown choice is an
 * error, because the page would lack the value. Other problems are warnings. If no components are
 * defined, nothing is checked.
 */
export function findBlockProblems(
  block: DraftObject,
  components: Components,
): readonly BlockProblem[] {
  const name = String(block['component']);
  // Rows and cells of table fields are not checked, because they are not components.
  if (components.size === 0 || name.startsWith('_table_')) return [];
  const component = components.get(name);
  if (!component) return [{ message: `there is no component "${name}"`, severity: 'warning' }];
  const fields = Object.entries(block).filter(([key]) => key !== 'component' && key !== '_uid');
  return [
    ...fields.flatMap(([key, value]) => findFieldProblems(name, key, value, components)),
    ...findMissingFields(component, block),
  ];
}
