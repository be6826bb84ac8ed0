import type { IFRAME_CONTAINER_SHAPE_VALUES } from './iframe-container.fields.generated.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Third-party content that loads only after the user's consent. */
export interface IframeContainerModel {
  readonly title: string;
  /** URL of the frame. */
  readonly src: string;
  /** URL of the same content on the provider's own site. */
  readonly href: string;
  /** Aspect ratio of the frame. The space is reserved before anything loads. */
  readonly shape: (typeof IFRAME_CONTAINER_SHAPE_VALUES)[number];
  /** Placeholder picture from our own origin. */
  readonly preview: Asset | undefined;
}

/** The service that provides the framed content. */
export interface FrameService {
  readonly id: string;
  readonly label: string;
  /** URL of the provider's privacy policy. */
  readonly policyUrl?: string | undefined;
}

/**
 * The service from the consent registry. Null when the registry does not list the frame's origin.
 * The page then shows only a link to the content.
 */
export interface IframeContainerData {
  readonly service: FrameService | null;
}
