import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { IconButton } from '#button/IconButton.tsx';
import { IconChevronLeft } from '#icon/IconChevronLeft.tsx';
import { IconChevronRight } from '#icon/IconChevronRight.tsx';
import { IconClose } from '#icon/IconClose.tsx';
import { PictureSlide } from './PictureSlide.tsx';
import { useShownPicture } from './useShownPicture.ts';
import type { ViewedPicture } from './viewed-picture.ts';
import { getPagingButtonStyle, viewerStyles } from './viewer-styles.ts';

export interface PictureViewerProps {
  readonly pictures: readonly ViewedPicture[];
  /** Index of the picture that is shown first. */
  readonly firstIndex: number;
  /** Called after the viewer was closed. */
  readonly onClose: () => void;
}

/**
 * Renders pictures at window size in a modal dialog. Visitors page by swiping, with the arrow keys,
 * Home and End, or with buttons.
 */
export function PictureViewer({ pictures, firstIndex, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const { index, show, handleScroll } = useShownPicture(track, firstIndex, pictures.length);
  const open = useEffectEvent(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    show(firstIndex, 'instant');
  });
  useEffect(() => open(), []);
  const handleKey = (event: KeyboardEvent) => {
    const targetIndex = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: pictures.length,
    }[event.key];
    if (targetIndex === undefined) return;
    event.preventDefault();
    show(targetIndex);
  };
  const hasSeveral = pictures.length > 1;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      style={viewerStyles.dialog}
      onClose={onClose}
      onKeyDown={handleKey}
    >
      <div style={viewerStyles.head}>
        <VisuallyHidden>
          <h2 id={titleId}>Bilder, vergrößert</h2>
        </VisuallyHidden>
        <p role="status" style={viewerStyles.count}>
          {hasSeveral ? `${index + 1} von ${pictures.length}` : null}
          <VisuallyHidden>
            {hasSeveral ? ': ' : null}
            {pictures[index]?.alt}
          </VisuallyHidden>
        </p>
        <IconButton
          label="Schließen"
          icon={<IconClose />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <ul
        ref={track}
        style={viewerStyles.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Bilder"
        onScroll={handleScroll}
      >
        {pictures.map((picture, position) => (
          <li key={position} style={viewerStyles.entry}>
            <PictureSlide picture={picture} isFirst={position === firstIndex} />
          </li>
        ))}
      </ul>
      {hasSeveral ? <PagingButtons index={index} count={pictures.length} onShow={show} /> : null}
    </dialog>
  );
}

interface PagingButtonsProps {
  /** Index of the shown picture. */
  readonly index: number;
  readonly count: number;
  readonly onShow: (index: number) => void;
}

/** Renders the buttons for the previous and the next picture. At an end they keep the focus. */
function PagingButtons({ index, count, onShow }: PagingButtonsProps) {
  return (
    <>
      <IconButton
        label="Voriges Bild"
        icon={<IconChevronLeft />}
        aria-disabled={index === 0 || undefined}
        style={getPagingButtonStyle('start', index === 0)}
        onClick={() => onShow(index - 1)}
      />
      <IconButton
        label="Nächstes Bild"
        icon={<IconChevronRight />}
        aria-disabled={index === count - 1 || undefined}
        style={getPagingButtonStyle('end', index === count - 1)}
        onClick={() => onShow(index + 1)}
      />
    </>
  );
}
