import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import {
  TRANSITION_SOURCE,
  getTransitionAttributes,
} from '@gruenland/shared-ui/view-transition/set-transition-names.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { joinNames } from '#ui/ArticleTeaserView.tsx';
import { REPORTAGE_PICTURE } from './home-front.ts';
import styles from './home-reportage.module.css';

/** Renders an article across the full page width. */
export function HomeReportage({ model: article }: { readonly model: ArticleTeaser }) {
  const { image, kicker, headline, lead, authors, href } = article;
  return (
    <article className={styles.reportage} {...{ [TRANSITION_SOURCE]: '' }}>
      {image && (
        <div className={styles.picture} {...getTransitionAttributes('picture')}>
          <Picture asset={image} {...REPORTAGE_PICTURE} isDecorative />
        </div>
      )}
      <div className={styles.words}>
        <div>
          <Kicker>{kicker ?? 'Reportage'}</Kicker>
          <Heading level={2} size={5} {...getTransitionAttributes('headline')}>
            <Link href={href} look="plain" className={styles.link}>
              {headline}
            </Link>
          </Heading>
        </div>
        <div className={styles.text}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {authors.length > 0 && <Meta>{`Von ${joinNames(authors)}`}</Meta>}
        </div>
      </div>
    </article>
  );
}
