import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type Language, languages } from '#src/config/languages.ts';
import type { EntryFinding } from '../entry-protocol.ts';
import { Note } from './desk-parts.tsx';
import { isWord, useTranslate } from './words.ts';

/** Props that all form fields share. */
export type EntryFieldProps = {
  values: Readonly<Record<string, string>>;
  type: (field: string, value: string) => void;
  findingsOf: (field: string) => readonly EntryFinding[];
};

/** Returns a function that translates a field name, such as `seo.title` or `tags.label` in a list. */
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
  /** Content before the name. */
  children?: ReactNode;
};

/** The label of a field: its name, whether it is required, and its note. */
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

/** The value of an existing entry as an example; a fact has no language. */
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
