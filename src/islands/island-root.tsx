import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { FormerPart } from './former-part.ts';
import { showFailure } from './island-failure.ts';
import { RenewablePart } from './renewable-part.tsx';
import { useEarlyInput } from './use-early-input.ts';

type IslandRootProps = {
  i18n: i18n;
  /** Host element of hydration; none at build. */
  host?: HTMLElement;
  /** Former content of the host. */
  former?: FormerPart;
  /** Called when the island answers to the visitor. */
  onReady?: () => void;
  children: ReactNode;
};

/** An island in a React tree of its own, as the build writes it and as the browser hydrates it. */
export function IslandRoot({ i18n, host, former, onReady, children }: IslandRootProps) {
  useEarlyInput(host, former);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <I18nextProvider i18n={i18n}>
      <RenewablePart host={host} onBreak={() => host && showFailure(host)}>
        {children}
      </RenewablePart>
    </I18nextProvider>
  );
}
