import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Figure } from '@gruenland/shared-ui/picture/Figure.tsx';
import type { ImageModel } from './image.ts';
import styles from './image.module.css';

const SIZES = {
  text: { xs: '100vw', md: '594px' },
  wide: { xs: '100vw', lg: '95vw', xl: '970px' },
  full: { xs: '100vw', xl: '1200px' },
} as const;

/** A picture with caption and credit; the wider ones step out of the text column. */
export function ImageBlock({ model }: Pick<BlockViewProps<ImageModel>, 'model'>) {
  const { asset, width } = model;
  return (
    <div className={styles[width]}>
      <Figure asset={asset} sizes={SIZES[width]} />
    </div>
  );
}
