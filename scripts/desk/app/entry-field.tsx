import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type Language, languages } from '#src/config/languages.ts';
import type { EntryFinding } from '../entry-protocol.ts';
import { Note } from './desk-parts.tsx';
import { isWord, useTranslate } from './words.ts';

/** What the fields of a form share. */
export type EntryFieldProps = {
  values: Readonly<Record<string, string>>;
  type: (field: string, value: string) => void;
  /** What is said against a field. */
  findingsOf: (field: string) => readonly EntryFinding[];
};

/** What a field is called: `seo.title`, or `tags.label` in a list. */
export function useFieldLabel(): (name: string) => string {
  const t = useTranslate();
  return (name) => {
    const word = `field_${name.replaceAll('.', '_')}`;
    return isWord(word) ? t(word) : name;
  };
}

type FieldNameProps = {
  name: string;
  note: string;
  isOptional: boolean;
  /** Said before its name. */
  children?: ReactNode;
};

/** The label of a field, whether it is needed, and what it is for. */
export function FieldName({ name, note, isOptional, children }: FieldNameProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel();
  return (
    <>
      <chakra.span fontWeight="semibold" fontSize="0.875rem" title={name}>
        {children}
        {labelOf(name)}
        {isOptional ? null : (
          <chakra.span color="fault" paddingInlineStart="1">
            *
          </chakra.span>
        )}
      </chakra.span>{' '}
      <Note as="span">
        <bdi>{note}</bdi>
        {isOptional ? ` (${t('optional')})` : ''}
      </Note>
    </>
  );
}

/** What an entry that exists has in a field; a fact is of no language. */
export function FieldExample({ text, language }: { text: string; language?: Language }) {
  const t = useTranslate();
  if (text === '') return null;
  return (
    <Note display="flex" gap="1" title={text}>
      {t('example')}
      <chakra.bdi
        lang={language}
        dir={language && languages[language].direction}
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
      >
        {text}
      </chakra.bdi>
    </Note>
  );
}
