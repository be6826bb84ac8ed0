/** Shows the name of the site as styled text. */
export function Wordmark() {
  return (
    <span data-wordmark="">
      Grün<span>land</span>
    </span>
  );
}
