import { Component, type ReactNode } from 'react';
import { MapSkeleton } from './map-skeleton.tsx';
import { mapTexts } from './map-texts.ts';

interface Props {
  readonly height: number | string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps a map that fails, for example offline, from taking the page with it. */
export class MapBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    const { failed, retry } = mapTexts();
    return (
      <MapSkeleton height={this.props.height}>
        <span>{failed}</span>
        <button type="button" onClick={this.retry}>
          {retry}
        </button>
      </MapSkeleton>
    );
  }
}
