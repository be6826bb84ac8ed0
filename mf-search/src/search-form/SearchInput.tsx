import type { ComponentProps } from 'react';
import { MAX_QUERY_LENGTH } from '#model/search-query.ts';
import { DEFAULT_TEXTS } from '#widgets/texts.ts';

/** Search input (specification section 5): at most 512 characters, no corrections. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <input
      placeholder={DEFAULT_TEXTS.placeholder}
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
