import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Figure } from '@gruenland/shared-ui/picture/Figure.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { TransitionTarget } from '@gruenland/shared-ui/view-transition/TransitionTarget.tsx';
import { HERO_PICTURE, REPORTAGE_HERO } from './article-head.ts';
import type { ArticleHeadModel } from './article-head.ts';
import { Byline } from './Byline.tsx';
import { Trail } from './Trail.tsx';
import styles from './article-head.module.css';

/** Kicker, headline, lead, byline and hero. */
export function ArticleHead({ model }: { readonly model: ArticleHeadModel }) {
  const { article } = model;
  const { kind, kicker, headline, lead, image } = article;
  const isReportage = kind === 'reportage';
  return (
    <header className={classNames(styles['head'], isReportage && styles['reportage'])}>
      <div className={styles['words']}>
        <Trail trail={article.trail} />
        {kind === 'firmennachricht' && <Badge tone="wheat">Firmennachricht</Badge>}
        {kicker && <Kicker>{kicker}</Kicker>}
        <TransitionTarget part="headline">
          <Heading level={1} size={5} tabIndex={-1}>
            {headline}
          </Heading>
        </TransitionTarget>
        {lead && <Lead>{lead}</Lead>}
        <Byline article={article} words={model.words} />
      </div>
      {image && (
        <div className={styles['hero']}>
          <TransitionTarget part="picture">
            <Figure asset={image} {...(isReportage ? REPORTAGE_HERO : HERO_PICTURE)} priority />
          </TransitionTarget>
        </div>
      )}
    </header>
  );
}
