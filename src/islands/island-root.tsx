import type { i18n } from 'i18next';
import { Component, Fragment, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { REMOUNT_INTERVAL_MS } from '#src/config/constants.ts';
import { type DomSnapshot, takeSnapshot } from './dom-snapshot.ts';
import { showFailure } from './island-failure.ts';
import { markHydrated, readFocused, repeatEarlyInput } from './early-input.ts';

type RemountBoundaryProps = {
  /** Host element; undefined at build time. */
  host: HTMLElement | undefined;
  /** Called when the former markup is kept. */
  onBreak?: () => void;
  children: ReactNode;
};

/**
 * Renders the content again if React fails on DOM changes by others, such as a translator, and restores typed values.
 * If it fails again at once, the former markup is kept.
 */
class RemountBoundary extends Component<RemountBoundaryProps, { isBroken: boolean; turn: number }> {
  override state = { isBroken: false, turn: 0 };
  former: DomSnapshot | undefined;
  nodes: readonly ChildNode[] = [];
  remountedAt = -REMOUNT_INTERVAL_MS;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    const now = performance.now();
    if (now - this.remountedAt < REMOUNT_INTERVAL_MS) return this.props.onBreak?.();
    this.remountedAt = now;
    return this.setState(
      ({ turn }) => ({ isBroken: false, turn: turn + 1 }),
      () => {
        this.former?.restore();
        this.former = undefined;
      },
    );
  }

  override render() {
    const { host, children } = this.props;
    const { isBroken, turn } = this.state;
    if (!isBroken || host === undefined) return <Fragment key={turn}>{children}</Fragment>;
    // React is about to remove the former content.
    this.former ??= takeSnapshot(host);
    this.nodes = [...host.childNodes];
    return <div ref={(place) => place?.append(...this.nodes)} />;
  }
}

type IslandRootProps = {
  i18n: i18n;
  /** Host element; undefined at build time. */
  host?: HTMLElement;
  /** Snapshot of the host before hydration. */
  former?: DomSnapshot;
  children: ReactNode;
};

/** Root of an island's own React tree, used by the build and for hydration. */
export function IslandRoot({ i18n, host, former, children }: IslandRootProps) {
  useEarlyInput(host, former);
  return (
    <I18nextProvider i18n={i18n}>
      <RemountBoundary host={host} onBreak={() => host && showFailure(host)}>
        {children}
      </RemountBoundary>
    </I18nextProvider>
  );
}

/**
 * Replays the visitor's input from before hydration. Must be called in the root of the tree, whose effects run last.
 * @param host host element; undefined at build time
 * @param former snapshot of the host before hydration
 */
function useEarlyInput(host: HTMLElement | undefined, former: DomSnapshot | undefined) {
  // In the commit's layout phase: from here on React handles every event.
  useLayoutEffect(() => {
    if (host !== undefined) markHydrated(host);
    former?.restore(readFocused());
  }, [host, former]);
  useEffect(() => {
    if (host === undefined || former === undefined) return;
    // After all effects, since event handlers may flush React.
    queueMicrotask(() => repeatEarlyInput(host, former));
  }, [host, former]);
}
