import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

interface RegionBoundaryProps {
  /** Name of the remote that owns the region, for error reports. */
  readonly remote: string;
  readonly part: string;
  /** Shown after an error unless `renderError` is given. */
  readonly fallback?: ReactNode;
  readonly renderError?: (error: unknown) => ReactNode;
  readonly onError?: (error: unknown, origin: { remote: string; part: string }) => void;
  readonly children: ReactNode;
}

/**
 * Isolates errors of one region from the rest of the page. To render the region again after an
 * error, change the boundary's `key`.
 */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    const { remote, part, onError } = this.props;
    onError?.(error, { remote, part });
  }

  override render(): ReactNode {
    const { fallback = null, renderError, children } = this.props;
    if (this.state.error === null) return children;
    return renderError ? renderError(this.state.error) : fallback;
  }
}
