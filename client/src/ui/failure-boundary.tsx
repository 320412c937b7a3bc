import { Component, type ReactNode } from 'react';
import { staffFailureTexts } from '@dealership/shared/texts/staff/failures.ts';
import { LoadFailure } from './load-failure.tsx';

/**
 * Keeps a page from going blank when a part of it cannot be fetched (no network, or a new version
 * of the site has replaced it) or breaks; reloading the page brings the newest version.
 */
export class FailureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <LoadFailure text={staffFailureTexts.page} onRetry={() => window.location.reload()} />;
  }
}
