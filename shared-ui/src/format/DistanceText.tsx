import { formatDistance } from './measure-text.ts';

export function DistanceText(props: { readonly meters: number; readonly className?: string }) {
  return (
    <data value={props.meters} className={props.className}>
      {formatDistance(props.meters)}
    </data>
  );
}
