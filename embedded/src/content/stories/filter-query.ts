import type { ContentObject } from '#stories/content-value.ts';
import { createBadRequestError } from '../content-error.ts';
import type { QueryNode, QueryTree } from '../parameters/parse-query.ts';
import { getValueAt } from './field-path.ts';
import { filterOperators } from './filter-operators.ts';

export type ContentPredicate = (content: ContentObject) => boolean;

/** Returns the operand of an operator. `[in][]=a&[in][]=b` means the same as `[in]=a,b`. */
function getOperand(node: QueryNode): string | undefined {
  if (typeof node === 'string') return node;
  if (node instanceof Map) return undefined;
  return node.every((part) => typeof part === 'string') ? node.join(',') : undefined;
}

function createFieldPredicates(path: string, operators: QueryNode): readonly ContentPredicate[] {
  if (!(operators instanceof Map))
    throw createBadRequestError(`filter_query: ${path} has no operator`);
  return [...operators].map(([name, node]) => {
    const operand = getOperand(node);
    const operator = filterOperators.get(name);
    const test = operand === undefined ? undefined : operator?.(operand);
    if (!test) throw createBadRequestError(`filter_query: ${path} ${name} is not supported`);
    return (content) => test(getValueAt(content, path));
  });
}

function createGroupPredicates(group: QueryTree): readonly ContentPredicate[] {
  return [...group].flatMap(([path, operators]) => createFieldPredicates(path, operators));
}

/**
 * Creates the predicate for `__or`. It returns true when any condition is met. All conditions count
 * separately: Rack parses `[__or][][a][in]=…&[__or][][b][in]=…` as one entry with two conditions,
 * so the query does not show which conditions belong together.
 */
function createOrPredicate(node: QueryNode): ContentPredicate {
  const entries = Array.isArray(node) ? node : node instanceof Map ? [...node.values()] : [];
  const groups = entries.filter((entry) => entry instanceof Map);
  const predicates = groups.flatMap(createGroupPredicates);
  return (content) => predicates.length === 0 || predicates.some((test) => test(content));
}

/**
 * Parses `filter_query[path][operator]=…`. The predicate returns true when all conditions are met.
 *
 * @throws {ContentError} 400 for unknown operators and invalid operands
 */
export function parseFilterQuery(node: QueryNode | undefined): ContentPredicate {
  if (node === undefined || node === '') return () => true;
  if (!(node instanceof Map))
    throw createBadRequestError('filter_query: expected filter_query[field][operator]');
  const predicates = [...node].flatMap(([path, operators]) =>
    path === '__or' ? [createOrPredicate(operators)] : createFieldPredicates(path, operators),
  );
  return (content) => predicates.every((test) => test(content));
}
