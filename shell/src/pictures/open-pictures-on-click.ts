import { PICTURE_LINK_ATTRIBUTE } from '@gruenland/shared-contracts/picture-link.ts';

/**
 * Shows the large picture of a link in the viewer. The link may be in a part that loads no script.
 * The viewer is loaded with the first click.
 */
export function openPicturesOnClick(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>(`a[${PICTURE_LINK_ATTRIBUTE}]`)
        : null;
    if (!link) return;
    event.preventDefault();
    import(/* webpackChunkName: "picture-viewer" */ './show-pictures.tsx').then(
      ({ showPictures }) => showPictures(link),
      // Without the viewer, for example offline, the browser opens the picture.
      () => window.location.assign(link.href),
    );
  });
}
