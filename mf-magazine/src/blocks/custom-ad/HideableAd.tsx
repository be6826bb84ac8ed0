import { useRef } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { CustomAdModel } from './custom-ad.ts';
import { CustomAd } from './CustomAd.tsx';
import styles from './custom-ad.module.css';
import { useAdLook } from './useAdLook.ts';

/**
 * An advertisement that subscribers need not see. The page is the same for everybody, so the browser
 * takes it away: altogether while it is below what can be seen, else it leaves its room, since
 * nothing on the page may jump.
 */
export function HideableAd({ model }: Pick<BlockViewProps<CustomAdModel>, 'model'>) {
  const frame = useRef<HTMLDivElement>(null);
  const look = useAdLook(frame);
  return (
    <div ref={frame} hidden={look === 'gone'} className={look === 'blank' ? styles['blank'] : ''}>
      <CustomAd model={model} />
    </div>
  );
}
