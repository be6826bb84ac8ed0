import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { Button } from '#button/Button.tsx';
import { Picture } from '#picture/Picture.tsx';
import { createPhotoAsset } from './photo-asset.ts';

import styles from './photos.module.css';

interface PhotoFieldsProps {
  readonly photos: readonly DraftPhoto[];
  /**
   * Handles a press on one of a photo's buttons; absent while script is not running. The button
   * then submits the form.
   */
  readonly onPhotoButtonPress?: (buttonValue: string) => void;
  readonly onAltChange?: (id: string, alt: string) => void;
  /**
   * Moves a dragged photo from one list index to another; absent while script is not running.
   */
  readonly onPhotoMove?: (from: number, to: number) => void;
}

/**
 * Lists the photos in order, each with a field for its alt text and buttons for moving and removing
 * it.
 */
export function PhotoFields({
  photos,
  onPhotoButtonPress,
  onAltChange,
  onPhotoMove,
}: PhotoFieldsProps) {
  const renderButton = (
    buttonValue: string,
    label: string,
    photoNumber: number,
    disabled = false,
  ) => (
    <Button
      type={onPhotoButtonPress ? 'button' : 'submit'}
      look="secondary"
      size="small"
      name="tun"
      value={buttonValue}
      disabled={disabled}
      aria-label={`${label}: Foto ${photoNumber}`}
      onClick={onPhotoButtonPress && (() => onPhotoButtonPress(buttonValue))}
    >
      {label}
    </Button>
  );
  return (
    <ol className={styles.list}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <div
            className={styles.photo}
            draggable={onPhotoMove ? true : undefined}
            onDragStart={
              onPhotoMove && ((event) => event.dataTransfer.setData('text/plain', String(index)))
            }
            onDragOver={onPhotoMove && ((event) => event.preventDefault())}
            onDrop={
              onPhotoMove &&
              ((event) => {
                event.preventDefault();
                onPhotoMove(Number(event.dataTransfer.getData('text/plain')), index);
              })
            }
          >
            <Picture
              asset={createPhotoAsset(photo)}
              ratio={[4, 3]}
              sizes={{ xs: '160px' }}
              isDecorative
            />
            <div className={styles.about}>
              <label htmlFor={`alt-${photo.id}`}>Foto {index + 1}: Was ist zu sehen?</label>
              <input
                id={`alt-${photo.id}`}
                name={`alt-${photo.id}`}
                maxLength={adLimits.maxPhotoAltLength}
                defaultValue={photo.alt}
                className={styles.alt}
                onChange={onAltChange && ((event) => onAltChange(photo.id, event.target.value))}
              />
              <div className={styles.row}>
                {renderButton(`hoch:${photo.id}`, 'Nach vorn', index + 1, index === 0)}
                {renderButton(
                  `runter:${photo.id}`,
                  'Nach hinten',
                  index + 1,
                  index === photos.length - 1,
                )}
                {renderButton(`weg:${photo.id}`, 'Entfernen', index + 1)}
              </div>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
