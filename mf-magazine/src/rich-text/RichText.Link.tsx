import type { ReactNode } from 'react';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { readLinkAttributes } from './link-attributes.ts';

interface RichTextLinkProps {
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Renders a rich text link. Renders only its text when the URL is not safe. */
export function RichTextLink({ attrs, children }: RichTextLinkProps) {
  const attributes = readLinkAttributes(attrs);
  if (!attributes) return children;
  return <Link {...attributes}>{children}</Link>;
}
