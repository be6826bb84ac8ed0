import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Shapes of the frame; the room is reserved before anything is loaded. */
export const FRAME_SHAPES = ['wide', 'square', 'tall'] as const;

/** Content of another company, loaded only after a click. */
export interface IframeContainerModel {
  readonly title: string;
  /** Address that is framed. */
  readonly src: string;
  /** Where the same can be seen on the other site. */
  readonly href: string;
  readonly shape: (typeof FRAME_SHAPES)[number];
  /** A still from our own origin. */
  readonly preview: Asset | undefined;
}

/** The service that a frame belongs to. */
export interface FrameService {
  readonly id: string;
  readonly label: string;
  /** Where its provider says what it does with data. */
  readonly policyUrl?: string | undefined;
}

/** The service of the consent registry that the frame belongs to; null: it may only be linked. */
export interface IframeContainerData {
  readonly service: FrameService | null;
}
