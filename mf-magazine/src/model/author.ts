import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** An author of articles. */
export interface Author {
  readonly uuid: string;
  readonly href: string;
  readonly name: string;
  readonly role: string | undefined;
  readonly portrait: Asset | undefined;
  readonly bio: string | undefined;
  readonly email: string | undefined;
}
