import type { ReactNode } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import styles from './no-ads.module.css';

interface NoAdsProps {
  readonly title: string;
  /** What to do. */
  readonly children: ReactNode;
  /** Of the link back to everything. */
  readonly way: string;
  /** Of that link; the market unless told. */
  readonly href?: string;
}

/** Where nothing stands: why, and the way on. Lighter than a Notice, whose icons every list would carry. */
export function NoAds({ title, children, way, href = paths.kleinanzeigen() }: NoAdsProps) {
  return (
    <div className={styles['none']}>
      <p className={styles['title']}>{title}</p>
      <p>{children}</p>
      <Link href={href} data-reload="">
        {way}
      </Link>
    </div>
  );
}
