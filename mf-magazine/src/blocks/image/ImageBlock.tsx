import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Figure } from '@gruenland/shared-ui/picture/Figure.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Enlarged } from './Enlarged.tsx';
import type { ImageModel } from './image.ts';
import styles from './image.module.css';

const SIZES = {
  text: { xs: '100vw', md: '594px' },
  wide: { xs: '100vw', lg: '95vw', xl: '970px' },
  full: { xs: '100vw', xl: '1200px' },
} as const;

/** A picture with caption and credit, to be enlarged; the wider ones step out of the text column. */
export function ImageBlock({ model }: Pick<BlockViewProps<ImageModel>, 'model'>) {
  const { asset, id, width } = model;
  return (
    <div className={classNames(styles['block'], styles[width])}>
      <Figure asset={asset} sizes={SIZES[width]} />
      <Enlarged asset={asset} id={`bild-${id}`} />
    </div>
  );
}
