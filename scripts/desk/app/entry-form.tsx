import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { EntryCall, EntryForm as Form } from '../entry-protocol.ts';
import { Button, Note } from './desk-parts.tsx';
import { EntryFact } from './entry-fact.tsx';
import { type EntryFieldProps, useFieldLabel } from './entry-field.tsx';
import { EntryText } from './entry-text.tsx';
import { titleOfFile } from './file-title.ts';
import { useDesk } from './use-desk.ts';
import { useDeskLanguage } from './use-desk-language.ts';
import { isWord, useTranslate } from './words.ts';

type EntryFormProps = EntryFieldProps & {
  form: Form;
  entry: EntryCall;
  show: (place: string, isShown: boolean) => void;
  /** The id that is derived if none is entered. */
  hint: string;
};

/** The fields of one kind of entry: its texts in every language, search words, id and facts. */
export function EntryForm({ form, entry, show, hint, ...shared }: EntryFormProps) {
  const t = useTranslate();
  const placeTitle = usePlaceTitle();
  const id = {
    name: 'id',
    note: t('idNote'),
    example: form.example,
    options: [],
    isChoice: false,
    isOptional: hint !== '',
  };
  return (
    <Flex direction="column" gap="4">
      <Note>{t('neededHint')}</Note>
      {form.texts.map((text) => (
        <EntryText
          key={text.name}
          text={text}
          nameIn={(language) => `${language}.${text.name}`}
          {...shared}
        />
      ))}
      {form.lists.map((list) => (
        <EntryRows key={list.name} list={list} {...shared} />
      ))}
      {form.search.length === 0 ? null : <PartTitle>{t('wordsOfSearch')}</PartTitle>}
      {form.search.map((text) => (
        <EntryText
          key={text.name}
          text={text}
          nameIn={(language) => `search.${language}.${text.name}`}
          {...shared}
        />
      ))}
      <PartTitle>{t('facts')}</PartTitle>
      <Grid templateColumns="repeat(auto-fit, minmax(min(20rem, 100%), 1fr))" gap="3">
        <EntryFact fact={id} hint={hint} {...shared} />
        {form.facts.map((fact) => (
          <EntryFact key={fact.name} fact={fact} {...shared} />
        ))}
      </Grid>
      {form.places.length === 0 ? null : (
        <chakra.fieldset border="0">
          <chakra.legend fontWeight="semibold">{t('shownIn')}</chakra.legend>
          {form.places.map(({ name, title, isUsual }) => (
            <chakra.label key={name} display="flex" gap="2" alignItems="baseline">
              <input
                type="checkbox"
                checked={entry.show.includes(name)}
                onChange={({ target }) => show(name, target.checked)}
              />
              <bdi title={name}>{placeTitle(name, title)}</bdi>
              {isUsual ? <Note as="span">{t('shownWithoutChoice')}</Note> : null}
            </chakra.label>
          ))}
        </chakra.fieldset>
      )}
    </Flex>
  );
}

/** Returns a function that names a list by its page section and the title above it. */
function usePlaceTitle(): (name: string, title: string) => string {
  const t = useTranslate();
  const [language] = useDeskLanguage();
  const texts = useDesk((state) => state.texts);
  return (name, title) => {
    const [path = '', inside = ''] = name.split(':');
    const part = `place_${inside.split('.')[0] ?? ''}`;
    const page = isWord(part) ? t(part) : titleOfFile(texts, `${language}/${path}`, { language, t });
    return title === '' ? page : `${page}: ${title}`;
  };
}

function PartTitle({ children }: { children: string }) {
  return (
    <Box as="h3" fontWeight="semibold" borderTop="1px solid" borderColor="rule" paddingTop="3">
      {children}
    </Box>
  );
}

/** Fields of a list, with a button that adds a row. */
function EntryRows({ list, ...shared }: EntryFieldProps & { list: Form['lists'][number] }) {
  const t = useTranslate();
  const labelOf = useFieldLabel();
  const typed = Object.keys(shared.values).flatMap((name) => {
    const [, inside] = name.split(`.${list.name}.`);
    return inside === undefined ? [] : [Number.parseInt(inside, 10)];
  });
  const [wanted, setWanted] = useState(1);
  const count = Math.max(wanted, ...typed.map((number) => number + 1));
  return (
    <Flex direction="column" gap="2">
      {Array.from({ length: count }, (_, row) =>
        list.texts.map((text) => (
          <EntryText
            key={`${String(row)}.${text.name}`}
            text={text}
            list={{ name: list.name, row }}
            nameIn={(language) => `${language}.${list.name}.${String(row)}.${text.name}`}
            {...shared}
          />
        )),
      )}
      <Button type="button" alignSelf="start" onClick={() => setWanted(count + 1)}>
        <Plus aria-hidden />
        {t('addRow')} {labelOf(list.name)}
      </Button>
    </Flex>
  );
}
