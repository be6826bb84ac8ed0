import { useId } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { RichText } from '#rich-text/RichText.tsx';
import type { InfoBoxModel } from './info-box.ts';
import styles from './info-box.module.css';

const LABELS = { info: 'Gut zu wissen', tipp: 'Praxistipp', warnung: 'Achtung', recht: 'Recht' };

/** Something worth knowing; stands in the margin of an article on wide screens. */
export function InfoBox({ model }: Pick<BlockViewProps<InfoBoxModel>, 'model'>) {
  const { title, kind, text } = model;
  const label = LABELS[kind];
  const id = useId();
  const named = title !== undefined && title !== label;
  return (
    <aside className={classNames(styles['box'], styles[kind])} aria-labelledby={id}>
      <p id={named ? undefined : id} className={styles['label']}>
        {label}
      </p>
      {named && (
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
      )}
      <div className={styles['text']}>
        <RichText document={text} />
      </div>
    </aside>
  );
}
