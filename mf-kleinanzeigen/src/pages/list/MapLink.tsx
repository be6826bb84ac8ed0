import { Link } from '@gruenland/shared-ui/link/Link.tsx';

/** Renders the link that shows the list on a map. It is a part without script. */
export function MapLink({ model }: { readonly model: { readonly href: string } }) {
  return (
    <p>
      <Link href={model.href} look="action" rel="nofollow">
        Karte
      </Link>
    </p>
  );
}
