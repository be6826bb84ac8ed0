import { Notice } from '#notice/Notice.tsx';

/** Says that the link to this page is incomplete: its code is in a mail and not in the URL. */
export function MissingCode() {
  return (
    <Notice kind="error" title="In diesem Link fehlt der Code">
      Bitte öffnen Sie den Link noch einmal aus unserer E-Mail. Ist er dort umgebrochen, kopieren
      Sie ihn ganz in die Adresszeile.
    </Notice>
  );
}
