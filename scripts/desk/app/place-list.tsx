import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DeskText } from '../protocol.ts';
import { Note } from './desk-parts.tsx';
import { findMoment } from './find-moment.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';

type PlaceListProps = {
  text: DeskText | undefined;
  /** The page in the preview. */
  address: string;
  go: (address: string) => void;
};

/** Lists every page that contains a text, each with a button to show it. */
export function PlaceList({ text, address, go }: PlaceListProps) {
  const t = useTranslate();
  const places = useDesk((state) => state.places);
  if (text === undefined) return null;
  const addresses = places?.[String(text.mark)] ?? [];
  return (
    <Box paddingInline="3" paddingBlock="2" borderBottom="1px solid" borderColor="rule">
      <Note>
        {places === null
          ? t('findingPlaces')
          : addresses.length === 0
            ? t(findMoment(text).word)
            : t('places', { count: addresses.length })}
      </Note>
      {addresses.length === 0 ? null : (
        <chakra.ul
          listStyleType="none"
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          maxHeight="3.5rem"
          overflowY="auto"
        >
          {addresses.map((each) => (
            <li key={each}>
              <chakra.button
                type="button"
                aria-current={each === address ? 'page' : undefined}
                onClick={() => go(each)}
                fontSize="0.8125rem"
                color="action"
                cursor="pointer"
                textDecoration="underline"
                textUnderlineOffset="0.2em"
                css={{
                  '&[aria-current]': { color: 'words', textDecoration: 'none', fontWeight: 'semibold' },
                }}
              >
                <bdi dir="ltr">{each}</bdi>
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}
