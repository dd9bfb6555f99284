import { Component, type ReactNode } from 'react';

interface ContentBoundaryProps {
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Error boundary of user content: the page around it stays. */
export class ContentBoundary extends Component<ContentBoundaryProps, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasThrown ? this.props.fallback : this.props.children;
  }
}
