import { Component, type ReactNode } from 'react';

export interface LayoutBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Catches what a layout throws. The route’s `errorElement` has no outlet: the page would disappear with its layout. */
export class LayoutBoundary extends Component<LayoutBoundaryProps, { readonly thrown?: readonly [unknown] }> {
  override state: { readonly thrown?: readonly [unknown] } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { thrown } = this.state;
    return thrown === undefined ? this.props.children : this.props.fallback(thrown[0]);
  }
}
