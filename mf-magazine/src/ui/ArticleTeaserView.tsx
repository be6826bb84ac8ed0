import { Teaser } from '@gruenland/shared-ui/teaser/Teaser.tsx';
import type { TeaserSize } from '@gruenland/shared-ui/teaser/Teaser.tsx';
import type { ArticleTeaser } from '#model/teaser.ts';
import { KIND_NAMES } from './kind-names.ts';
import { FormattedDate } from './FormattedDate.tsx';

export interface ArticleTeaserViewProps {
  readonly article: ArticleTeaser;
  readonly size: TeaserSize;
  readonly headingLevel?: 2 | 3 | 4;
  readonly showsLead?: boolean;
  readonly showsPicture?: boolean;
  readonly showsAuthors?: boolean;
  readonly showsDate?: boolean;
  readonly priority?: boolean;
}

/** Renders the teaser of an article. */
export function ArticleTeaserView(props: ArticleTeaserViewProps) {
  const { article, size, headingLevel = 2, showsAuthors, priority } = props;
  const { showsLead = true, showsPicture = true, showsDate = true } = props;
  const { kicker, kind, category, authors, date } = article;
  return (
    <Teaser
      href={article.href}
      headline={article.headline}
      size={size}
      kicker={kicker ?? KIND_NAMES[kind] ?? category?.name}
      lead={showsLead ? article.lead : undefined}
      picture={showsPicture ? article.image : undefined}
      headingLevel={headingLevel}
      {...(priority ? { priority } : {})}
      meta={[
        showsAuthors && authors.length > 0 && <span key="by">Von {joinNames(authors)}</span>,
        showsDate && date && <FormattedDate key="date" date={date} look="day" />,
      ]}
    />
  );
}

/** Joins names: `A`, `A und B`, `A, B und C`. */
export function joinNames(people: readonly { readonly name: string }[]): string {
  return new Intl.ListFormat('de', { type: 'conjunction' }).format(people.map(({ name }) => name));
}
