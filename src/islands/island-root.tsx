import type { i18n } from 'i18next';
import { Component, Fragment, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { REMOUNT_INTERVAL_MS } from '#src/config/constants.ts';
import { type DomSnapshot, takeSnapshot } from './dom-snapshot.ts';
import { showFailure } from './island-failure.ts';
import { markHydrated, readFocused, repeatEarlyInput } from './early-input.ts';

type RemountBoundaryProps = {
  /** Host element; none at build. */
  host: HTMLElement | undefined;
  /** Called when the part stays as it stood. */
  onBreak?: () => void;
  children: ReactNode;
};

/**
 * Writes a part of the page again when React meets what something else, such as a translator, has made of it; what was
 * typed stays. A part that breaks again at once stays as it stood.
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
  /** Host element of hydration; none at build. */
  host?: HTMLElement;
  /** Former content of the host. */
  former?: DomSnapshot;
  children: ReactNode;
};

/** An island in a React tree of its own, as the build writes it and as the browser hydrates it. */
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
 * Does once more what the visitor has done to a tree before it was hydrated. It stands in the root of the tree, whose
 * effects run after all others.
 * @param host where the tree is hydrated; none at build
 * @param former the same before that
 */
function useEarlyInput(host: HTMLElement | undefined, former: DomSnapshot | undefined) {
  // At once with the markup: from here on React handles every event.
  useLayoutEffect(() => {
    if (host !== undefined) markHydrated(host);
    former?.restore(readFocused());
  }, [host, former]);
  useEffect(() => {
    if (host === undefined || former === undefined) return;
    // Behind the effects, as what answers may have to flush React.
    queueMicrotask(() => repeatEarlyInput(host, former));
  }, [host, former]);
}
