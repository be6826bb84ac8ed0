import { useContext } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { FrameConsent, ConsentFrame } from './ConsentFrame.tsx';
import type { IframeContainerData, IframeContainerModel } from './iframe-container.ts';
import styles from './iframe-container.module.css';

type Props = Pick<BlockViewProps<IframeContainerModel, IframeContainerData>, 'model' | 'data'>;

const PICTURE_SIZES = { xs: '100vw', lg: '800px' } as const;

/**
 * Shows third-party content, which loads only after the user's consent. Until then, shows a
 * placeholder from our own origin.
 */
export function IframeContainer({ model, data }: Props) {
  const shell = useContext(ShellApiContext);
  const { title, href, shape, preview } = model;
  const { service } = data;
  const placeholder = (
    <div className={classNames(styles.frameBox, styles[shape])}>
      {preview && (
        <Picture
          asset={preview}
          ratio={[16, 9]}
          sizes={PICTURE_SIZES}
          className={styles.placeholder}
        />
      )}
    </div>
  );
  return (
    <figure className={styles.container}>
      {service && shell ? (
        <ConsentFrame model={model} service={service} placeholder={placeholder} />
      ) : (
        <>
          {placeholder}
          {service && <FrameConsent service={service} href={href} loadMode="no" />}
        </>
      )}
      <figcaption className={styles.caption}>
        {title}. <Link href={href}>Auf {new URL(href).hostname} ansehen</Link>
      </figcaption>
    </figure>
  );
}
