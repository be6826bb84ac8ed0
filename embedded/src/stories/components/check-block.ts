import { referencesIn, type DraftObject, type DraftValue } from '#stories/content-value.ts';
import type { Problem } from '#stories/problem.ts';
import { fieldOf, type Component, type Components } from './component.ts';
import type { ComponentField } from './component.schema.ts';
import { wrongForm } from './field-forms.ts';
import { brokenLimits } from './field-limits.ts';

export interface Complaint extends Pick<Problem, 'message' | 'severity'> {
  /** Field of the complaint; undefined for the whole block. */
  readonly key?: string;
}

const isEmpty = (value: DraftValue | undefined): boolean =>
  value === undefined || value === null || value === '';

/** The component of a referenced story is checked once all files are loaded. */
function expectTypes(field: ComponentField, value: DraftValue): void {
  if (!field.filter_content_type || field.source !== 'internal_stories') return;
  for (const reference of referencesIn(value)) reference.expected = field.filter_content_type;
}

function checkField(
  name: string,
  key: string,
  value: DraftValue,
  components: Components,
): Complaint[] {
  const component = components.get(name);
  const field = component && fieldOf(component, key);
  if (!field) return [{ key, message: `${name} has no field "${key}"`, severity: 'warning' }];
  if (isEmpty(value)) return [];
  const expected = wrongForm(field, value);
  if (expected) {
    return [{ key, message: `${name}.${key}: expected ${expected}`, severity: 'error' }];
  }
  expectTypes(field, value);
  const severity = field.type === 'option' ? 'error' : 'warning';
  return brokenLimits(field, value, components).map((limit) => ({
    key,
    message: `${name}.${key}: ${limit}`,
    severity,
  }));
}

function missingFields({ name, schema }: Component, block: DraftObject): Complaint[] {
  return Object.entries(schema)
    .filter(([key, field]) => {
      const value = block[key];
      return field.required && (isEmpty(value) || (Array.isArray(value) && value.length === 0));
    })
    .map(([key]) => ({ message: `${name}.${key} is required`, severity: 'warning' }));
}

/**
 * Validates a block against its component. A wrong form or choice is an error, because the page
 * would lack it; other problems are warnings. Without any components nothing is checked.
 */
export function checkBlock(block: DraftObject, components: Components): readonly Complaint[] {
  const name = String(block['component']);
  // Rows and cells of table fields have names that are not components.
  if (components.size === 0 || name.startsWith('_table_')) return [];
  const component = components.get(name);
  if (!component) return [{ message: `there is no component "${name}"`, severity: 'warning' }];
  const fields = Object.entries(block).filter(([key]) => key !== 'component' && key !== '_uid');
  return [
    ...fields.flatMap(([key, value]) => checkField(name, key, value, components)),
    ...missingFields(component, block),
  ];
}
