import { FilterError } from './filter-error.ts';

/** Maximum depth of nested brackets and of nested lists. */
export const MAX_FILTER_DEPTH = 20;

/**
 * Splits a text such as `a,(b,c)`, which means a AND (b OR c). Brackets that are nested deeper
 * belong to the OR around them.
 *
 * @param filterStart sticky pattern of the beginning of a filter; a comma or an opening bracket that
 *   no filter follows is part of a value
 * @returns an OR for each clause of the AND
 * @throws {FilterError} for brackets that are nested too deep or not closed
 */
export function splitFilterText(text: string, filterStart: RegExp): string[][] {
  const groups: string[][] = [];
  let group: string[] = [];
  let filter = '';
  let isFilterEmpty = true;
  let depth = 0;
  let depthInValue = 0;
  const endFilter = () => {
    if (!isFilterEmpty) group.push(filter.trim());
    filter = '';
    isFilterEmpty = true;
  };
  const endGroup = () => {
    endFilter();
    if (group.length > 0) groups.push(group);
    group = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '(' && isFilterEmpty && matchesAt(filterStart, text, at + 1)) {
      depth += 1;
      if (depth > MAX_FILTER_DEPTH) throw new FilterError('filters: too many nested brackets');
    } else if (character === ')' && depthInValue === 0 && depth > 0) {
      endFilter();
      depth -= 1;
    } else if (character === ',' && depthInValue === 0 && matchesAt(filterStart, text, at + 1)) {
      if (depth > 0) endFilter();
      else endGroup();
    } else {
      if (character === '(') depthInValue += 1;
      if (character === ')' && depthInValue > 0) depthInValue -= 1;
      filter += character;
      if (character.trim() !== '') isFilterEmpty = false;
    }
  }
  if (depth > 0) throw new FilterError('filters: expected closing parenthesis');
  endGroup();
  return groups;
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
