import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { KIND_LABELS } from '#model/kind-facets.ts';
import type { HitGroupModel, HitModel, SearchModel } from '#model/search-model.ts';
import { selectPage, buildSearchHref, type SearchState } from '#model/search-state.ts';
import { Recommendations } from './Recommendations.tsx';
import { HitList } from './HitList.tsx';
import { MoreHits } from './MoreHits.tsx';
import { NoResults } from './NoResults.tsx';
import styles from './results.module.css';

interface ResultsProps {
  readonly state: SearchState;
  readonly model: SearchModel;
  /** Index of the first hit that `onLoadMore` added. 0 when it has added no hits. */
  readonly firstAddedIndex: number;
  readonly isStalled: boolean;
  readonly onChoose: (hit: HitModel, position: number) => void;
  readonly onLoadMore: () => void;
}

/** Number of page links on each side of the current page (specification section 9). */
const PAGE_LINKS_PER_SIDE = 3;

/**
 * Renders the search results: a group of hits for each kind, or the hits of one kind with
 * pagination.
 */
export function Results({
  state,
  model,
  firstAddedIndex,
  isStalled,
  onChoose,
  onLoadMore,
}: ResultsProps) {
  const recommendations = model.recommendation && <Recommendations {...model.recommendation} />;
  if (model.total === 0) {
    return (
      <>
        <NoResults state={state} />
        {recommendations}
      </>
    );
  }
  return (
    <>
      {model.banners.map((banner) => (
        <Notice key={banner}>{banner}</Notice>
      ))}
      {state.kind ? (
        <>
          <HitList
            hits={model.hits}
            headingLevel={2}
            focusIndex={firstAddedIndex}
            onChoose={onChoose}
          />
          <MoreHits state={state} pages={model.pages} busy={isStalled} onLoadMore={onLoadMore} />
          <Pagination
            current={state.page}
            pageCount={model.pages}
            padding={PAGE_LINKS_PER_SIDE}
            label="Seiten der Treffer"
            buildPageHref={(page) => buildSearchHref(selectPage(state, page))}
          />
        </>
      ) : (
        model.groups.map((group) => (
          <HitGroup key={group.kind} group={group} state={state} onChoose={onChoose} />
        ))
      )}
      {recommendations}
    </>
  );
}

interface HitGroupProps {
  readonly group: HitGroupModel;
  readonly state: SearchState;
  readonly onChoose: ResultsProps['onChoose'];
}

function HitGroup({ group: { kind, total, hits }, state, onChoose }: HitGroupProps) {
  const href = buildSearchHref({ query: state.query, kind, values: {}, sort: null, page: 1 });
  return (
    <section className={styles.group} aria-labelledby={`gruppe-${kind}`}>
      <h2 id={`gruppe-${kind}`} className={styles.groupTitle}>
        {KIND_LABELS[kind]}
      </h2>
      <HitList hits={hits} headingLevel={3} onChoose={onChoose} />
      {total > hits.length ? (
        <Link href={href} look="action">
          Alle {total} Treffer in {KIND_LABELS[kind]}
        </Link>
      ) : null}
    </section>
  );
}
