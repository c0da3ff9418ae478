import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EntryFinding, EntryForm as Form } from '../entry-protocol.ts';
import { nameKey } from '../key-name.ts';
import { Added, type AddedEntry, Files } from './added-entry.tsx';
import { isDeskKind, kindWords } from './entry-kind-words.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { Button, Note, Select } from './desk-parts.tsx';
import { desk } from './desk-store.ts';
import { EntryFindings } from './entry-findings.tsx';
import { EntryForm } from './entry-form.tsx';
import { languageOf } from './select-texts.ts';
import { useEntry } from './use-entry.ts';
import { useTranslate, type ToolLanguage } from './words.ts';

type AddingDialogProps = {
  ref: Ref<HTMLDialogElement>;
  language: ToolLanguage;
  /** The file in view; the new entry is shown in its language. */
  file: string;
};

/** Dialog with the form that adds an entry to every file that needs it, or to none. */
export function AddingDialog({ ref, language, file }: AddingDialogProps) {
  const t = useTranslate();
  const [forms, setForms] = useState<readonly Form[]>([]);
  const [added, setAdded] = useState<AddedEntry | null>(null);
  // Missing values are reported only after an attempt to add the entry.
  const [refusals, setRefusals] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const isAsked = refusals > 0;
  const { entry, checkResult, choose: chooseKind, type, show, setCheckResult } = useEntry(language);
  const element = useRef<HTMLFormElement>(null);
  const form = forms.find(({ kind }) => kind === entry.kind);
  const findings = checkResult?.findings ?? [];
  const isSaid = ({ field }: EntryFinding) =>
    isAsked || (field !== null && (entry.values[field] ?? '') !== '');
  const begin = (kind: string) => {
    setRefusals(0);
    chooseKind(kind);
  };
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const focused = document.activeElement;
    setAdding(true);
    const answer = await desk.addEntry(entry);
    flushSync(() => setAdding(false));
    // A disabled field loses the focus.
    if (focused instanceof HTMLElement) focused.focus();
    if (answer === undefined) return;
    if (!answer.isDone) {
      setCheckResult(answer.checkResult);
      setRefusals((count) => count + 1);
      return;
    }
    begin('');
    const { key, files } = answer.checkResult;
    const own = files.find((path) => path.startsWith(`${languageOf(file)}/`)) ?? '';
    setAdded({
      checkResult: answer.checkResult,
      first: { file: own, key },
    });
  };
  useEffect(() => {
    if (refusals > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]')?.focus();
  }, [refusals]);
  return (
    <DeskDialog
      ref={ref}
      title={t('addEntry')}
      isWide
      onOpen={() => {
        setAdded(null);
        void desk.findForms().then((found) => found && setForms(found));
      }}
    >
      <div role="status">{added === null ? null : <Added {...added} />}</div>
      <chakra.form
        ref={element}
        noValidate
        onSubmit={(event) => void add(event)}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || !['Enter', 's'].includes(nameKey(event))) return;
          event.preventDefault();
          if (form !== undefined && !isAdding) event.currentTarget.requestSubmit();
        }}
      >
        <chakra.fieldset display="contents" border="0" disabled={isAdding}>
          <chakra.label display="flex" gap="3" alignItems="center" marginBottom="4">
            {t('kindOfEntry')}
            <Select value={entry.kind} onChange={({ target }) => begin(target.value)}>
              <option value="">{t('chooseOne')}</option>
              {forms.filter(isDeskKind).map(({ kind }) => (
                <option key={kind} value={kind}>
                  {t(kindWords[kind])}
                </option>
              ))}
            </Select>
          </chakra.label>
          {form === undefined ? null : (
            <>
              <EntryForm
                key={form.kind}
                {...{ form, entry, show, type }}
                values={entry.values}
                hint={checkResult?.id ?? ''}
                findingsOf={(field) => findings.filter((each) => each.field === field && isSaid(each))}
              />
              <Box marginTop="4">
                <Box
                  tabIndex={-1}
                  data-fault={isAsked && findings.some(({ field }) => field === null) ? '' : undefined}
                >
                  <EntryFindings findings={findings.filter((each) => each.field === null && isSaid(each))} />
                </Box>
                {isAsked && findings.length > 0 ? <Note>{t('nothingWritten')}</Note> : null}
                <Files files={checkResult?.files ?? []} title={t('filesToWrite')} />
              </Box>
              <Flex gap="3" marginTop="4" align="center">
                <Button type="submit" look="main">
                  {t('addNow')}
                </Button>
                <Button type="button" look="plain" onClick={() => begin('')}>
                  {t('discard')}
                </Button>
              </Flex>
            </>
          )}
        </chakra.fieldset>
      </chakra.form>
    </DeskDialog>
  );
}
