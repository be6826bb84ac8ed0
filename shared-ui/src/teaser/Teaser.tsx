import type { Asset } from '@gruenland/shared-contracts/image.ts';
import type { SiteSection } from '@gruenland/shared-contracts/route.ts';
import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import { Link } from '#link/Link.tsx';
import { Heading } from '#type/Heading.tsx';
import { Kicker } from '#type/Kicker.tsx';
import { Meta } from '#type/Meta.tsx';
import {
  TRANSITION_SOURCE,
  getTransitionAttributes,
} from '#view-transition/set-transition-names.ts';
import styles from './Teaser.module.css';
import { TeaserPicture } from './TeaserPicture.tsx';

/**
 * Size of a teaser. `lead`: main article of the front page. `second`: article next to the main one.
 * `list`: one of many, picture at the side. `brief`: headline and time only, for „Kurz gemeldet“.
 */
export type TeaserSize = 'lead' | 'second' | 'list' | 'brief';

export interface TeaserProps {
  readonly href: string;
  readonly headline: string;
  readonly size: TeaserSize;
  readonly kicker?: string | undefined;
  readonly lead?: string | undefined;
  readonly picture?: Asset | undefined;
  /** Facts below the text: author, date, price. Several children are separated by dots. */
  readonly meta?: ReactNode;
  /** Shown above the headline, for example a badge „Anzeige“. */
  readonly badge?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  readonly section?: SiteSection | undefined;
  /**
   * Whether the teaser's picture is the largest one visible without scrolling; it is then loaded
   * with priority.
   */
  readonly priority?: boolean;
  readonly isUrgent?: boolean;
}

const HEADING_SIZE_BY_TEASER_SIZE = { lead: 5, second: 3, list: 2, brief: 1 } as const;

/**
 * Renders the teaser of an article: picture, kicker, headline, lead and facts. Adapts to the width
 * of its container.
 */
export function Teaser(props: TeaserProps) {
  const { href, headline, size, kicker, lead, meta, badge, headingLevel = 2 } = props;
  const sourceAttributes = { [TRANSITION_SOURCE]: '' };
  const hasPicture = props.picture !== undefined && size !== 'brief';
  return (
    <article className={classNames(styles.teaser, styles[size])} {...sourceAttributes}>
      <div className={classNames(styles.body, hasPicture && styles.withPicture)}>
        <div className={styles.words}>
          {badge ? <div>{badge}</div> : null}
          {kicker ? (
            <Kicker
              {...(props.section ? { section: props.section } : {})}
              tone={props.isUrgent ? 'urgent' : 'normal'}
            >
              {kicker}
            </Kicker>
          ) : null}
          <Heading
            level={headingLevel}
            size={HEADING_SIZE_BY_TEASER_SIZE[size]}
            {...getTransitionAttributes('headline')}
          >
            <Link href={href} look="plain" className={styles.link}>
              {headline}
            </Link>
          </Heading>
          {lead && size !== 'brief' ? <p className={styles.leadText}>{lead}</p> : null}
          {meta ? <Meta>{meta}</Meta> : null}
        </div>
        {hasPicture && props.picture ? (
          <TeaserPicture asset={props.picture} size={size} priority={props.priority ?? false} />
        ) : null}
      </div>
    </article>
  );
}
