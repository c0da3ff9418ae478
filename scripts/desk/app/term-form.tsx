import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { type LanguageDeclaration, languages } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import { Button, Note, TextInput } from './desk-parts.tsx';
import { languageOf } from './select-texts.ts';
import { team } from './team-store.ts';
import { useTranslate } from './words.ts';

const noTerm = { en: '', ar: '' };
/** The site's languages, which may differ from those of the glossary. */
const declared: Readonly<Record<string, LanguageDeclaration | undefined>> = languages;

/** Form that adds a term and its translation. Arabic only, because the glossary has no other language. */
export function TermForm({ text }: { text: DeskText }) {
  const t = useTranslate();
  const id = useId();
  const [term, setTerm] = useState(noTerm);
  const language: string = languageOf(text.file);
  if (language !== 'ar') return null;
  const isWhole = term.en.trim() !== '' && term.ar.trim() !== '';
  const add = async () => {
    if (await team.addTerm(term)) setTerm(noTerm);
  };
  return (
    <chakra.details fontSize="0.875rem">
      <chakra.summary cursor="pointer">{t('addTerm')}</chakra.summary>
      <Note id={id}>{t('aboutTerms')}</Note>
      <chakra.form
        display="flex"
        gap="2"
        flexWrap="wrap"
        action={() => void (isWhole && add())}
        aria-describedby={id}
      >
        {(['en', 'ar'] as const).map((code) => (
          <TextInput
            key={code}
            lang={code}
            dir={declared[code]?.direction}
            flex="1"
            minWidth="8rem"
            aria-label={declared[code]?.name}
            placeholder={declared[code]?.name}
            value={term[code]}
            onChange={({ target }) => setTerm({ ...term, [code]: target.value })}
          />
        ))}
        <Button type="submit" disabled={!isWhole}>
          {t('addNow')}
        </Button>
      </chakra.form>
    </chakra.details>
  );
}
