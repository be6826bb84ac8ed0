import { paths } from '@gruenland/shared-contracts/paths.ts';
import { SearchForm } from '#search-form/SearchForm.tsx';

/** The search box of the header: a plain form, it works before any script. */
export function HeaderSearch() {
  return (
    <SearchForm action={paths.search()} id="header-suche" label="Suche in der Kopfzeile" query="" />
  );
}
