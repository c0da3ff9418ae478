import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { FormFact } from '../entry-protocol.ts';
import { Select, TextInput } from './desk-parts.tsx';
import { type EntryFieldProps, FieldName } from './entry-field.tsx';
import { EntryFindings } from './entry-findings.tsx';
import { useSay } from './words.ts';

/** The id or a fact of an entry: chosen where there is a choice, else typed. */
export function EntryFact({
  fact,
  values,
  type,
  findingsOf,
  hint,
}: EntryFieldProps & { fact: FormFact; hint?: string }) {
  const say = useSay();
  const id = useId();
  const { name, options, isChoice } = fact;
  const findings = findingsOf(name);
  const common = {
    id,
    name,
    dir: 'ltr',
    lang: 'en',
    value: values[name] ?? '',
    'aria-describedby': `${id}-about`,
    'aria-invalid': findings.length > 0,
  } as const;
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" marginBottom="1">
        <FieldName {...fact} />
      </chakra.label>
      {isChoice ? (
        <Select {...common} width="full" onChange={({ target }) => type(name, target.value)}>
          <option value="">{say('chooseOne')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          {...common}
          list={options.length === 0 ? undefined : `${id}-options`}
          placeholder={hint}
          autoComplete="off"
          onChange={({ target }) => type(name, target.value)}
        />
      )}
      {isChoice || options.length === 0 ? null : (
        <datalist id={`${id}-options`}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </datalist>
      )}
      <EntryFindings id={`${id}-about`} findings={findings} />
    </Box>
  );
}
