import { useId } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { RichText } from '#rich-text/RichText.tsx';
import type { InfoBoxModel } from './info-box.ts';
import styles from './info-box.module.css';

/** Label and CSS class of each kind of info box. */
const KIND_APPEARANCES = {
  info: { label: 'Gut zu wissen', className: undefined },
  tipp: { label: 'Praxistipp', className: styles.tip },
  warnung: { label: 'Achtung', className: styles.warning },
  recht: { label: 'Recht', className: styles.legal },
} as const satisfies Readonly<Record<InfoBoxModel['kind'], object>>;

/** Renders additional information, on wide screens in the article's margin. */
export function InfoBox({ model }: Pick<BlockViewProps<InfoBoxModel>, 'model'>) {
  const { title, kind, text } = model;
  const { label, className } = KIND_APPEARANCES[kind];
  const id = useId();
  const hasCustomTitle = title !== undefined && title !== label;
  return (
    <aside className={classNames(styles.box, className)} aria-labelledby={id}>
      <p id={hasCustomTitle ? undefined : id} className={styles.label}>
        {label}
      </p>
      {hasCustomTitle && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <div className={styles.text}>
        <RichText document={text} />
      </div>
    </aside>
  );
}
