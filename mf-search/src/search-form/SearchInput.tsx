import type { ComponentProps } from 'react';
import { MAX_QUERY_LENGTH } from '#model/search-query.ts';
import { DEFAULT_PLACEHOLDER } from './placeholders.ts';

/**
 * Renders the search input. It accepts at most 512 characters and corrects nothing (specification
 * section 5).
 */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <input
      placeholder={DEFAULT_PLACEHOLDER}
      {...props}
      type="search"
      name="q"
      maxLength={MAX_QUERY_LENGTH}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
