import { Component, type ReactNode } from 'react';

export interface LayoutBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what a layout throws. Not the `errorElement` of its route: that one has no outlet, the page would go with its layout. */
export class LayoutBoundary extends Component<LayoutBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
