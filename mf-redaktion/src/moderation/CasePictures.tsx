import type { ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';

import styles from '#desk/desk.module.css';

/** The pictures as they would be, then those that a change takes away; what changes says so. */
export function CasePictures({ found }: { readonly found: ModerationCase }) {
  const { pictures, newPictures, removedPictures } = found;
  if (pictures.length + removedPictures.length === 0) return null;
  return (
    <ul className={styles['pictures']}>
      {pictures.map((src, index) => (
        <li key={src}>
          <Shown src={src} alt={`Bild ${index + 1}`} />
          {newPictures.includes(src) ? (
            <ins>
              <Badge>Neu</Badge>
            </ins>
          ) : null}
        </li>
      ))}
      {removedPictures.map((src, index) => (
        <li key={src}>
          <Shown src={src} alt={`Entferntes Bild ${index + 1}`} />
          <del>
            <Badge tone="urgent">Entfernt</Badge>
          </del>
        </li>
      ))}
    </ul>
  );
}

function Shown({ src, alt }: { readonly src: string; readonly alt: string }) {
  return (
    <Picture
      asset={{
        src,
        alt,
        width: undefined,
        height: undefined,
        caption: undefined,
        credit: undefined,
        focus: undefined,
      }}
      ratio={[4, 3]}
      sizes={{ xs: '240px' }}
    />
  );
}
