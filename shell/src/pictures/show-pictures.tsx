import { createRoot } from 'react-dom/client';
import { PictureViewer } from '@gruenland/shared-ui/viewer/PictureViewer.tsx';
import { findPictureLinks, readViewedPicture } from '@gruenland/shared-ui/viewer/viewed-picture.ts';

/** Shows the picture of a link and those that belong to it, on top of any page. */
export function showPictures(link: HTMLAnchorElement): void {
  const links = findPictureLinks(link);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const remove = () => {
    root.unmount();
    container.remove();
    // Not every browser focuses a link that is clicked, so that it could not return the focus.
    link.focus({ preventScroll: true });
  };
  root.render(
    <PictureViewer
      pictures={links.map(readViewedPicture)}
      firstIndex={links.indexOf(link)}
      onClose={remove}
    />,
  );
}
