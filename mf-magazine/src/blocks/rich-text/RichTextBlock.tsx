import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { RichText } from '#rich-text/RichText.tsx';
import type { RichTextModel } from './rich-text.ts';
import styles from './rich-text-block.module.css';

export function RichTextBlock({ model }: Pick<BlockViewProps<RichTextModel>, 'model'>) {
  return (
    <div className={styles.block}>
      <RichText document={model.text} hasDropCap={model.hasDropCap} />
    </div>
  );
}
