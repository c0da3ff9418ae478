import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import History from 'lucide-react/icons/history';
import Keyboard from 'lucide-react/icons/keyboard';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Sun from 'lucide-react/icons/sun';
import Undo2 from 'lucide-react/icons/undo-2';
import { type Language, languageCodes, languages, toolLanguages } from '#src/config/languages.ts';
import { Button } from './desk-parts.tsx';
import { withoutFolder } from '../../locales/without-folder.ts';
import { desk } from './desk-store.ts';
import { hasDiscardedLast } from './discarded-drafts.ts';
import { findSameText, languageOf } from './select-texts.ts';
import { choose, useChosen } from './use-chosen.ts';
import { useDesk } from './use-desk.ts';
import { useTheme } from './use-theme.ts';
import { useTranslate, type ToolLanguage } from './words.ts';

type DeskHeaderProps = {
  language: ToolLanguage;
  setLanguage: (language: ToolLanguage) => void;
  /** The file in view. */
  file: string;
  changes: number;
  showAdding: () => void;
  showSession: () => void;
  showShortcuts: () => void;
};

/** Header with the desk's name, the language being written, and actions for the whole desk. */
export function DeskHeader({
  language,
  setLanguage,
  file,
  changes,
  showAdding,
  showSession,
  showShortcuts,
}: DeskHeaderProps) {
  const t = useTranslate();
  const { theme, toggle } = useTheme();
  const other = language === 'en' ? 'ar' : 'en';
  const texts = useDesk((state) => state.texts);
  const canBringBack = useDesk(hasDiscardedLast);
  const { key } = useChosen();
  const write = (code: Language) => choose(findSameText(texts, `${code}/${withoutFolder(file)}`, key));
  return (
    <Flex
      as="header"
      align="center"
      gap="2"
      paddingInline="4"
      paddingBlock="2"
      borderBottom="1px solid"
      borderColor="rule"
      background="raised"
    >
      <Box as="h1" fontSize="1.0625rem" fontWeight="semibold" marginInlineEnd="2" whiteSpace="nowrap">
        {t('deskName')}
      </Box>
      <chakra.fieldset display="flex" gap="1" border="0" aria-label={t('languageOfTexts')}>
        {languageCodes.map((code) => (
          <Button
            key={code}
            type="button"
            lang={code}
            aria-pressed={languageOf(file) === code}
            onClick={() => write(code)}
          >
            {languages[code].name}
          </Button>
        ))}
      </chakra.fieldset>
      <Box flex="1" />
      <Button type="button" onClick={showAdding}>
        <Plus aria-hidden />
        <Box as="span" hideBelow="lg">
          {t('addEntry')}
        </Box>
      </Button>
      <Button
        type="button"
        disabled={changes === 0 && !canBringBack}
        onClick={() => void desk.undo().then((p) => p && choose(p))}
      >
        <Undo2 aria-hidden />
        {t('undo')}
      </Button>
      <Button type="button" onClick={showSession}>
        <History aria-hidden />
        {t('changes', { count: changes })}
      </Button>
      <Button
        type="button"
        look="plain"
        aria-label={t('shortcuts')}
        title={t('shortcuts')}
        onClick={showShortcuts}
      >
        <Keyboard aria-hidden />
      </Button>
      <Button
        type="button"
        look="plain"
        aria-label={t(theme === 'dark' ? 'lightTheme' : 'darkTheme')}
        title={t(theme === 'dark' ? 'lightTheme' : 'darkTheme')}
        onClick={toggle}
      >
        {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </Button>
      <Button type="button" look="plain" lang={other} onClick={() => setLanguage(other)}>
        {toolLanguages[other].name}
      </Button>
    </Flex>
  );
}
