import type { ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';

import styles from '#staff/staff.module.css';

/**
 * Renders the pictures after the change, followed by the removed pictures. Marks new and removed
 * pictures.
 */
export function CasePictures({ moderationCase }: { readonly moderationCase: ModerationCase }) {
  const { pictures, newPictures, removedPictures } = moderationCase;
  if (pictures.length + removedPictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map((src, index) => (
        <li key={src}>
          <CasePicture src={src} alt={`Bild ${index + 1}`} />
          {newPictures.includes(src) ? (
            <ins>
              <Badge>Neu</Badge>
            </ins>
          ) : null}
        </li>
      ))}
      {removedPictures.map((src, index) => (
        <li key={src}>
          <CasePicture src={src} alt={`Entferntes Bild ${index + 1}`} />
          <del>
            <Badge tone="urgent">Entfernt</Badge>
          </del>
        </li>
      ))}
    </ul>
  );
}

function CasePicture({ src, alt }: { readonly src: string; readonly alt: string }) {
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
