import { distanceText } from './measure-text.ts';

/** A distance as the crow flies. */
export function DistanceText(props: { readonly meters: number; readonly className?: string }) {
  return (
    <data value={props.meters} className={props.className}>
      {distanceText(props.meters)}
    </data>
  );
}
