import type { SavedReference } from '@gruenland/shared-contracts/api/watchlist.ts';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { Button } from '#button/Button.tsx';
import { IconHeart } from '#icon/IconHeart.tsx';
import { SaveForm } from './SaveForm.tsx';

interface SaveButtonProps extends SavedReference {
  /** Title of the entry; part of the button's accessible name, to distinguish several buttons. */
  readonly title: string;
}

/** Renders the button that saves an entry on the watchlist („Merken“). */
export function SaveButton(props: SaveButtonProps) {
  return (
    <SaveForm {...props}>
      {({ isSaved, isBusy }) => (
        <Button type="submit" look="secondary" size="small" busy={isBusy} aria-pressed={isSaved}>
          <IconHeart /> {isSaved ? 'Gemerkt' : 'Merken'}
          <VisuallyHidden>: {props.title}</VisuallyHidden>
        </Button>
      )}
    </SaveForm>
  );
}
