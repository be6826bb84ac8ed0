import { useEffect, useRef } from 'react';
import { getPageName } from '#model/page-name.ts';

/**
 * Keeps the name of the search in the title of the document, also while the visitor types. The shell
 * has written the title with the name for the first query; the other words of the title stay.
 */
export function useDocumentTitle(query: string): void {
  const name = getPageName(query);
  const shownName = useRef(name);
  useEffect(() => {
    const { title } = document;
    if (title.endsWith(shownName.current))
      document.title = title.slice(0, -shownName.current.length) + name;
    shownName.current = name;
  }, [name]);
}
