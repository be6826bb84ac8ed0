import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Figure } from '@gruenland/shared-ui/picture/Figure.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Enlarged } from './Enlarged.tsx';
import { IMAGE_SIZES } from './image.ts';
import type { ImageModel } from './image.ts';
import styles from './image.module.css';

/** A picture with caption and credit, to be enlarged; the wider ones step out of the text column. */
export function ImageBlock({ model }: Pick<BlockViewProps<ImageModel>, 'model'>) {
  const { asset, id, width, opens = false } = model;
  return (
    <div className={classNames(styles['block'], styles[width])}>
      <Figure asset={asset} sizes={IMAGE_SIZES[width]} priority={opens} />
      <Enlarged asset={asset} id={`bild-${id}`} />
    </div>
  );
}
