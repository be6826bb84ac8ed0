import { ContentPage } from '#pages/content-page/ContentPage.tsx';

/** A form addressed by its slug: what it is about, then its blocks. */
export function FormsPage() {
  return <ContentPage />;
}
