import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { FormFact } from '../entry-protocol.ts';
import { Select, TextInput } from './desk-parts.tsx';
import { type EntryFieldProps, FieldExample, FieldName } from './entry-field.tsx';
import { EntryFindings } from './entry-findings.tsx';
import { useTranslate } from './words.ts';

/** Field for the id or a fact of an entry: a select if the values are fixed, else an input. */
export function EntryFact({
  fact,
  values,
  type,
  findingsOf,
  hint,
}: EntryFieldProps & { fact: FormFact; hint?: string }) {
  const t = useTranslate();
  const id = useId();
  const { name, example, options, isChoice } = fact;
  const findings = findingsOf(name);
  const common = {
    id,
    name,
    required: !fact.isOptional,
    value: values[name] ?? '',
    'aria-describedby': `${id}-about`,
    'aria-invalid': findings.length > 0,
  } as const;
  return (
    <Box minWidth="0">
      <chakra.label htmlFor={id} display="block" marginBottom="1">
        <FieldName {...fact} />
      </chakra.label>
      {isChoice ? (
        <Select {...common} width="full" onChange={({ target }) => type(name, target.value)}>
          <option value="">{t('chooseOne')}</option>
          <Options options={options} />
        </Select>
      ) : (
        <TextInput
          {...common}
          dir="ltr"
          lang="en"
          list={options.length === 0 ? undefined : `${id}-options`}
          placeholder={hint}
          autoComplete="off"
          onChange={({ target }) => type(name, target.value)}
        />
      )}
      {isChoice || options.length === 0 ? null : (
        <datalist id={`${id}-options`}>
          <Options options={options} />
        </datalist>
      )}
      <Box id={`${id}-about`}>
        <FieldExample text={options.find(({ value }) => value === example)?.title ?? example} />
        <EntryFindings findings={findings} />
      </Box>
    </Box>
  );
}

function Options({ options }: Pick<FormFact, 'options'>) {
  return options.map(({ value, title }) => (
    <option key={value} value={value}>
      {title}
    </option>
  ));
}
