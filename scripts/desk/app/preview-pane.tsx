import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskText } from '../protocol.ts';
import { type PseudoLocale, pseudoLocales } from '../preview-messages.ts';
import { Button, Select } from './desk-parts.tsx';
import { textAt } from './desk-state.ts';
import { withoutFolder } from '../../locales/without-folder.ts';
import { PlaceList } from './place-list.tsx';
import { useFailure, useHasReported, widths, type Width } from './preview-bus.ts';
import { PreviewFailure } from './preview-failure.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { findAddress } from './find-address.ts';
import { findMoment } from './find-moment.ts';
import { languageOf } from './select-texts.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

type PreviewPaneProps = { text: DeskText | undefined; pick: (text: DeskText) => void };

const widthNames = ['desktop', 'phone'] as const satisfies readonly Width[];

/** Preview at two widths: a click selects a text, a selected text is highlighted, and edits show while typing. */
export function PreviewPane({ text, pick }: PreviewPaneProps) {
  const t = useTranslate();
  const texts = useDesk((state) => state.texts);
  const places = useDesk((state) => state.places);
  const generation = useDesk((state) => state.generation);
  const [width, setWidth] = useState<Width>('desktop');
  const [pseudo, setPseudo] = useState<PseudoLocale>('none');
  const [selects, setSelects] = useState(true);
  const [requestedPage, setRequestedPage] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const space = useSpace(area);
  // The second page is loaded after the first.
  const hasReported = useHasReported(width);
  const failure = useFailure(width);
  const isPageBroken = useDesk(({ broken }) => broken.some(({ isShown }) => !isShown));
  // Pseudo-locales are based on the English text.
  const shown =
    text === undefined || pseudo === 'none'
      ? text
      : (textAt(texts, { file: `en/${withoutFolder(text.file)}`, key: text.key }) ?? text);
  const address = findAddress(shown, places, requestedPage);
  // The page stays if the next text is on it too.
  if (requestedPage !== address) setRequestedPage(address);
  const mark = shown?.mark ?? null;
  const part = shown === undefined ? null : (findMoment(shown).part ?? null);
  const language = shown === undefined ? '' : languageOf(shown.file);
  const wish = useMemo(
    () => ({ desk: 'wish' as const, mark, part, language, pseudo, selects }),
    [mark, part, language, pseudo, selects],
  );
  const choose = (marks: number[]) => {
    const all = [...texts.values()].flat();
    const [picked] = marks.flatMap((mark) => all.find((each) => each.mark === mark) ?? []);
    if (picked === undefined) return;
    const language = text === undefined ? languageOf(picked.file) : languageOf(text.file);
    pick(textAt(texts, { file: `${language}/${withoutFolder(picked.file)}`, key: picked.key }) ?? picked);
  };
  return (
    <Flex
      as="aside"
      id="desk-page"
      aria-label={t('page')}
      contain="strict"
      direction="column"
      minHeight="0"
      minWidth="0"
    >
      <Flex gap="2" padding="3" wrap="wrap" align="center" borderBottom="1px solid" borderColor="rule">
        {widthNames.map((each) => (
          <Button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>
            {t(each, { width: widths[each] })}
          </Button>
        ))}
        <Select
          aria-label={t('pseudo')}
          value={pseudo}
          onChange={({ target }) => setPseudo(pseudoLocales.find((each) => each === target.value) ?? 'none')}
        >
          {pseudoLocales.map((each) => (
            <option key={each} value={each}>
              {t(`pseudo_${each}`)}
            </option>
          ))}
        </Select>
        <Button
          type="button"
          aria-pressed={selects}
          title={t('selectsHint')}
          onClick={() => setSelects(!selects)}
        >
          {t('selects')}
        </Button>
      </Flex>
      <PlaceList text={shown} address={address} go={setRequestedPage} />
      {/* Positioned from the top left, in either direction of the desk. */}
      <Box ref={area} dir="ltr" position="relative" flex="1" minHeight="0" background="rule">
        {isPageBroken ? (
          <Box position="absolute" insetInline="0" top="0" zIndex="raised" padding="4" background="raised">
            {t('brokenPage')}
          </Box>
        ) : null}
        {widthNames
          .filter((each) => generation > 0 && !isPageBroken && (each === width || hasReported))
          .map((each) => (
            <PreviewFrame
              // Changing the key reloads the page, which reverts a pseudo-locale.
              key={`${each}-${pseudo}-${String(generation)}`}
              width={each}
              isShown={each === width}
              {...{ address, wish, space, pick: choose }}
            />
          ))}
        {failure === undefined ? null : <PreviewFailure reason={failure} />}
      </Box>
    </Flex>
  );
}

/** Returns the size of an element, px, and follows its changes. */
function useSpace(area: RefObject<HTMLElement | null>) {
  const [space, setSpace] = useState({ width: 500, height: 600 });
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setSpace({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return space;
}
