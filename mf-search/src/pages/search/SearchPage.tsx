import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SearchForm } from '#search-form/SearchForm.tsx';
import type { SearchData } from './search.loader.server.ts';

/** Search over everything. */
export function SearchPage({ data }: RouteViewProps<SearchData>) {
  return (
    <>
      <Heading level={1}>{data.query ? `Suche nach „${data.query}“` : 'Suche'}</Heading>
      <SearchForm action={paths.search()} id="suche" label="Suche" query={data.query} />
      <Notice kind="info" title="Die Suche ist noch nicht eröffnet.">
        Stöbern Sie solange in den Listen: <Link href={paths.articles()}>Artikel</Link>,{' '}
        <Link href={paths.kleinanzeigen()}>Kleinanzeigen</Link>,{' '}
        <Link href={paths.veranstaltungen()}>Veranstaltungen</Link> und{' '}
        <Link href={paths.jobs()}>Jobs</Link>.
      </Notice>
    </>
  );
}
