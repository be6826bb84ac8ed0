import { hasModifierKey } from '#navigation/has-modifier-key.ts';
import { PICTURE_LINK_ATTRIBUTE } from '@gruenland/shared-contracts/picture-link.ts';

/**
 * Shows the large picture of a link in the viewer. The link may be in a part that loads no script.
 * The viewer is loaded with the first click.
 */
export function openPicturesOnClick(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (event.defaultPrevented || event.button !== 0 || hasModifierKey(event)) return;
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>(`a[${PICTURE_LINK_ATTRIBUTE}]`);
    if (!link) return;
    event.preventDefault();
    import(/* webpackChunkName: "picture-viewer" */ './show-pictures.tsx').then(
      ({ showPictures }) => showPictures(link),
      // Without the viewer, for example offline, the browser opens the picture.
      () => window.location.assign(link.href),
    );
  });
}
