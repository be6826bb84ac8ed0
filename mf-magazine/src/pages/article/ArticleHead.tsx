import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Figure } from '@gruenland/shared-ui/picture/Figure.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { TransitionTarget } from '@gruenland/shared-ui/view-transition/TransitionTarget.tsx';
import type { ArticleKind } from '#model/teaser.ts';
import { KIND_NAMES } from '#ui/kind-names.ts';
import { getHeroShape } from './article-head.ts';
import type { ArticleHeadModel } from './article-head.ts';
import { Byline } from './Byline.tsx';
import { Trail } from './Trail.tsx';
import styles from './article-head.module.css';

/** Sizes of the headline by kind of article. */
const HEADLINE_SIZES = {
  artikel: 5,
  interview: 5,
  bericht: 5,
  reportage: 5,
  marktbericht: 4,
  firmennachricht: 4,
  galerie: 5,
} as const satisfies Readonly<Record<ArticleKind, 4 | 5>>;

/** CSS classes by kind of article. */
const KIND_CLASSES: Readonly<Record<ArticleKind, string | undefined>> = {
  artikel: undefined,
  interview: styles.interview,
  bericht: styles.report,
  reportage: styles.reportage,
  marktbericht: styles.marketReport,
  firmennachricht: styles.companyNews,
  galerie: styles.gallery,
};

/** Renders kicker, headline, lead, byline and hero. */
export function ArticleHead({ model }: { readonly model: ArticleHeadModel }) {
  const { article } = model;
  const { kind, kicker, headline, lead, image } = article;
  return (
    <header className={classNames(styles.head, KIND_CLASSES[kind])}>
      <div className={styles.words}>
        <Trail trail={article.trail} />
        <ArticleKindLabel kind={kind} kicker={kicker} />
        {kicker && <Kicker>{kicker}</Kicker>}
        <TransitionTarget part="headline">
          <Heading level={1} size={HEADLINE_SIZES[kind]} tabIndex={-1} className={styles.headline}>
            {headline}
          </Heading>
        </TransitionTarget>
        {lead && <Lead>{lead}</Lead>}
        <Byline article={article} words={model.words} />
      </div>
      {image && (
        <div className={styles.hero}>
          <TransitionTarget part="picture">
            <Figure asset={image} {...getHeroShape(kind)} priority />
          </TransitionTarget>
        </div>
      )}
    </header>
  );
}

interface ArticleKindLabelProps {
  readonly kind: ArticleKind;
  readonly kicker: string | undefined;
}

/**
 * Renders the German name of the kind of article. Renders nothing for plain articles, and if the
 * kicker says it already („Marktbericht Milch“).
 */
function ArticleKindLabel({ kind, kicker }: ArticleKindLabelProps) {
  const name = KIND_NAMES[kind];
  if (!name || kicker?.startsWith(name)) return null;
  // Readers must be able to distinguish company news from editorial content.
  if (kind === 'firmennachricht') return <Badge tone="wheat">{name}</Badge>;
  return <p className={styles.kind}>{name}</p>;
}
