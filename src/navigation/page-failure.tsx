import { Component, type ReactNode } from 'react';
import { reloadOnce } from './reload-once.ts';
import { styles } from './page-failure.styles.ts';

type PageFailureProps = { labels: { failed: string; retry: string }; children: ReactNode };

/** Stands in for a page whose files could not be loaded: tries its address once by itself, then says so. */
export class PageFailure extends Component<PageFailureProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    reloadOnce();
  }

  override render() {
    const { labels, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className={styles.root} role="alert">
        <p>{labels.failed}</p>
        <a className={styles.retry} href={location.pathname + location.search} target="_self">
          {labels.retry}
        </a>
      </div>
    );
  }
}
