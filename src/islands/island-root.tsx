import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { IslandKind } from '#src/content/content-types.ts';
import { type Place, PlaceContext } from '#src/routing/place.ts';
import { useEarlyInput } from './use-early-input.ts';
import { IslandView, type IslandViewProps } from './island-view.tsx';

/** What islands share with the shell. */
export type Surroundings = { i18n: i18n; place: Place };

type IslandRootProps<Kind extends IslandKind> = Surroundings &
  IslandViewProps<Kind> & {
    /** Where the island is hydrated; none at build. */
    host?: HTMLElement;
    /** Called when the island answers to the visitor. */
    onReady?: (() => void) | undefined;
  };

/** An island in a React tree of its own, as the build writes it and as the browser hydrates it. */
export function IslandRoot<Kind extends IslandKind>({
  i18n,
  place,
  section,
  Component,
  host,
  onReady,
}: IslandRootProps<Kind>) {
  useEarlyInput(host);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <I18nextProvider i18n={i18n}>
      <PlaceContext value={place}>
        <IslandView section={section} Component={Component} />
      </PlaceContext>
    </I18nextProvider>
  );
}
