import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Figure } from '@gruenland/shared-ui/picture/Figure.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { EnlargedImage } from './EnlargedImage.tsx';
import { IMAGE_SIZES } from './image.ts';
import type { ImageModel } from './image.ts';
import styles from './image.module.css';

/**
 * Shows a picture that can be enlarged, with caption and credit. Wider variants extend beyond the
 * text column.
 */
export function ImageBlock({ model }: Pick<BlockViewProps<ImageModel>, 'model'>) {
  const { asset, width, isFirstBlock = false } = model;
  return (
    <div className={classNames(styles.block, styles[width])}>
      <Figure asset={asset} sizes={IMAGE_SIZES[width]} priority={isFirstBlock} />
      <EnlargedImage asset={asset} />
    </div>
  );
}
