/** The name as a picture of itself: serif letters on a furrow. */
export function Wordmark() {
  return (
    <span data-wordmark="">
      Grün<span>land</span>
    </span>
  );
}
