import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { languages } from '#src/config/languages.ts';
import { Note, pathLine, StateMark } from './desk-parts.tsx';
import type { Hit } from './replace-words.ts';
import { languageOf } from './select-texts.ts';
import { TextDifference } from './text-difference.tsx';
import { useTranslate } from './words.ts';

type HitLineProps = {
  hit: Hit;
  /** True if the text has a draft; drafts are not changed. */
  isDraft: boolean;
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
};

/** A text in the list of replacements: a diff and a checkbox. */
export function HitLine({ hit: { text, before, after }, isDraft, isChosen, choose }: HitLineProps) {
  const t = useTranslate();
  const language = languageOf(text.file);
  return (
    <chakra.li borderTop="1px solid" borderColor="rule" paddingBlock="2">
      <chakra.label display="flex" gap="3" alignItems="start">
        <chakra.input
          type="checkbox"
          marginTop="1"
          checked={isChosen && !isDraft}
          disabled={isDraft}
          onChange={({ target }) => choose(target.checked)}
        />
        <Box flex="1" minWidth="0">
          <Note as="span" {...pathLine} display="block" overflowWrap="anywhere">
            {text.file} {text.key}
          </Note>
          <Box as="span" display="block" lang={language} dir={languages[language].direction}>
            <TextDifference before={before} after={after} />
          </Box>
        </Box>
        {isDraft ? <StateMark state="draft">{t('draft')}</StateMark> : null}
      </chakra.label>
    </chakra.li>
  );
}
