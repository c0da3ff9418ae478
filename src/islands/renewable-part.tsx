import { Component, Fragment, type ReactNode } from 'react';
import { RENEWAL_MS } from '#src/config/constants.ts';
import { type FormerPart, rememberPart } from './former-part.ts';

type RenewablePartProps = {
  /** Host element; none at build. */
  host: HTMLElement | undefined;
  /** Called when the part stays as it stood. */
  onBreak?: () => void;
  children: ReactNode;
};

/**
 * Writes a part of the page anew when React meets what something else, such as a translator, has made of it; what was
 * typed stays. A part that breaks again at once stays as it stood.
 */
export class RenewablePart extends Component<RenewablePartProps, { isBroken: boolean; turn: number }> {
  override state = { isBroken: false, turn: 0 };
  former: FormerPart | undefined;
  nodes: readonly ChildNode[] = [];
  renewed = -RENEWAL_MS;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    const now = performance.now();
    if (now - this.renewed < RENEWAL_MS) return this.props.onBreak?.();
    this.renewed = now;
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
    this.former ??= rememberPart(host);
    this.nodes = [...host.childNodes];
    return <div ref={(place) => place?.append(...this.nodes)} />;
  }
}
