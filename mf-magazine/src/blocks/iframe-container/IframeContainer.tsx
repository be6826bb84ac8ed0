import { useContext } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { FrameGate, OpenableFrame } from './FrameGate.tsx';
import type { IframeContainerData, IframeContainerModel } from './iframe-container.ts';
import styles from './iframe-container.module.css';

type Props = Pick<BlockViewProps<IframeContainerModel, IframeContainerData>, 'model' | 'data'>;

const SIZES = { xs: '100vw', lg: '800px' } as const;

/** Content of another company behind two clicks, with a still from our own origin before them. */
export function IframeContainer({ model, data }: Props) {
  const shell = useContext(ShellApiContext);
  const { title, href, shape, preview } = model;
  const { service } = data;
  const still = (
    <div className={classNames(styles['room'], styles[shape])}>
      {preview && (
        <Picture asset={preview} ratio={[16, 9]} sizes={SIZES} className={styles['still']} />
      )}
    </div>
  );
  return (
    <figure className={styles['container']}>
      {service && shell ? (
        <OpenableFrame model={model} service={service} still={still} />
      ) : (
        <>
          {still}
          {service && <FrameGate service={service} href={href} loaded="no" />}
        </>
      )}
      <figcaption className={styles['caption']}>
        {title}. <Link href={href}>Auf {new URL(href).hostname} ansehen</Link>
      </figcaption>
    </figure>
  );
}
