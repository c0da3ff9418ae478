import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Grid } from '@chakra-ui/react/grid';
import { useId, useState } from 'react';
import { languages } from '#src/config/languages.ts';
import type { Sides } from '../protocol.ts';
import { Button, Note } from './desk-parts.tsx';
import { desk } from './desk-store.ts';
import { languageOf } from './select-texts.ts';
import { TextDifference } from './text-difference.tsx';
import { useTranslate } from './words.ts';

type Text = Sides['texts'][number];
type Side = 'here' | 'there';

/** Git's labels of the other side after a fetch or pull. */
const SENT = /^(?:FETCH_HEAD|[0-9a-f]{40})$/;

/** Shows both sides of a merge conflict and lets the user choose one for each text. */
export function SideChoice({ file, sides: { names, texts } }: { file: string; sides: Sides }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const isSent = SENT.test(names.there);
  const sides = {
    here: isSent ? t('yours') : t('sideHere', { name: names.here }),
    there: isSent ? t('sideSent') : t('sideThere', { name: names.there }),
  };
  const decided = texts.flatMap((text) => {
    const takes = chosen.get(text.key);
    return takes === undefined ? [] : [{ ...text, takes }];
  });
  return (
    <>
      <Box>{t(texts.length === 0 ? 'bothSidesJoined' : 'bothSides')}</Box>
      {texts.map((text) => (
        <chakra.fieldset key={text.key} border="0" marginBlock="2">
          <chakra.legend dir="ltr" fontSize="0.8125rem">
            {text.key}
          </chakra.legend>
          <Grid templateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))" gap="3">
            {(['here', 'there'] as const).map((side) => (
              <OneSide
                key={side}
                {...{ file, text, side }}
                name={sides[side]}
                isChosen={chosen.get(text.key) === side}
                choose={() => setChosen(new Map([...chosen, [text.key, side]]))}
              />
            ))}
          </Grid>
        </chakra.fieldset>
      ))}
      <Box position="sticky" bottom="0" paddingBlock="2" background="ground">
        <Button
          type="button"
          look="main"
          disabled={decided.length < texts.length}
          onClick={() => void desk.resolve({ file, texts: decided })}
        >
          {t('resolve')}
        </Button>
      </Box>
    </>
  );
}

type OneSideProps = {
  file: string;
  text: Text;
  side: Side;
  name: string;
  isChosen: boolean;
  choose: () => void;
};

function OneSide({ file, text, side, name, isChosen, choose }: OneSideProps) {
  const t = useTranslate();
  const id = useId();
  const language = languageOf(file);
  const other = text[side === 'here' ? 'there' : 'here'];
  const own = text[side];
  return (
    <Box>
      <chakra.label display="flex" gap="2" fontSize="0.8125rem">
        <input
          type="radio"
          name={`${file}:${text.key}`}
          aria-describedby={id}
          checked={isChosen}
          onChange={choose}
        />
        {name}
      </chakra.label>
      <Box id={id}>
        {own === null ? (
          <Note>{t('sideAbsent')}</Note>
        ) : (
          <Box lang={language} dir={languages[language].direction}>
            {other === null ? own : <TextDifference before={other} after={own} />}
          </Box>
        )}
      </Box>
    </Box>
  );
}
