import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Grid } from '@chakra-ui/react/grid';
import { useId } from 'react';
import { languageCodes, languages } from '#src/config/languages.ts';
import type { FormText } from '../entry-protocol.ts';
import { Field, Note } from './desk-parts.tsx';
import { type EntryFieldProps, FieldExample, FieldName, useFieldLabel } from './entry-field.tsx';
import { EntryFindings } from './entry-findings.tsx';
import { InvisibleLine } from './invisible-line.tsx';
import { useTranslate } from './words.ts';

type EntryTextProps = EntryFieldProps & {
  text: FormText;
  /** The list that contains the text, and its row number. */
  list?: { name: string; row: number };
  nameIn: (language: string) => string;
};

/** Fields for a text in every language, side by side, each in its own direction. */
export function EntryText({ text, list, nameIn, ...shared }: EntryTextProps) {
  const labelOf = useFieldLabel();
  const name = list === undefined ? text.name : `${list.name}.${text.name}`;
  return (
    <chakra.fieldset border="0">
      <chakra.legend marginBottom="1">
        <FieldName {...text} name={name}>
          {list && `${labelOf(list.name)} ${String(list.row + 1)} · `}
        </FieldName>
      </chakra.legend>
      <Grid templateColumns="repeat(auto-fit, minmax(min(20rem, 100%), 1fr))" gap="3">
        {languageCodes.map((language) => (
          <OneLanguage
            key={language}
            {...shared}
            name={nameIn(language)}
            language={language}
            max={text.max}
            example={text.examples[language] ?? ''}
          />
        ))}
      </Grid>
    </chakra.fieldset>
  );
}

type OneLanguageProps = EntryFieldProps & {
  name: string;
  language: keyof typeof languages;
  max: number | null;
  example: string;
};

function OneLanguage({ name, language, max, example, values, type, findingsOf }: OneLanguageProps) {
  const t = useTranslate();
  const id = useId();
  const value = values[name] ?? '';
  const { length } = [...value];
  const findings = findingsOf(name);
  return (
    <Box minWidth="0">
      <chakra.label htmlFor={id} lang={language} display="block" fontSize="0.8125rem">
        {languages[language].name}
      </chakra.label>
      <Field
        id={id}
        name={name}
        lang={language}
        dir={languages[language].direction}
        rows={1}
        minHeight="2.5rem"
        value={value}
        aria-describedby={`${id}-about`}
        aria-invalid={findings.length > 0}
        onChange={({ target }) => type(name, target.value)}
      />
      <Box id={`${id}-about`}>
        <FieldExample text={example} language={language} />
        {max === null || value === '' ? null : (
          <Note color={length > max ? 'fault' : 'quiet'}>{t('lengthOf', { length, max })}</Note>
        )}
        <InvisibleLine text={value} language={language} />
        <EntryFindings findings={findings} />
      </Box>
    </Box>
  );
}
