import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { IconHeart } from '@gruenland/shared-ui/icon/IconHeart.tsx';
import { SaveForm } from '@gruenland/shared-ui/watchlist/SaveForm.tsx';
import type { ArticleShare } from './article-page-data.ts';
import styles from './article-actions.module.css';

/** Renders the button that saves the article on the watchlist. It works without JavaScript. */
export function ArticleSaveButton({ share: { id, title } }: { readonly share: ArticleShare }) {
  return (
    <SaveForm kind="article" id={id} title={title}>
      {({ isSaved, isBusy }) => (
        <button
          type="submit"
          className={styles.action}
          aria-pressed={isSaved}
          aria-disabled={isBusy || undefined}
        >
          <IconHeart size="text" /> {isSaved ? 'Gemerkt' : 'Merken'}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </button>
      )}
    </SaveForm>
  );
}
