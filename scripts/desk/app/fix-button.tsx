import { useEffect, useState } from 'react';
import type { DeskText } from '../protocol.ts';
import { server } from './call-server.ts';
import { currentLanguage } from './desk-core.ts';
import { Button } from './desk-parts.tsx';
import { nameOf } from './desk-state.ts';
import { findingsByName } from './select-texts.ts';
import { useDesk } from './use-desk.ts';
import { useTranslate } from './words.ts';
import { writeInto } from './write-into.ts';

/** Inserts the automatic fixes of `--fix` into a text with findings. The user reviews and saves it. */
export function FixButton({ text }: { text: DeskText }) {
  const t = useTranslate();
  const name = nameOf(text);
  const edit = useDesk(({ edits }) => edits.get(name));
  const checkResult = useDesk(({ checkResults }) => checkResults.get(name));
  const saved = useDesk(({ findings }) => findingsByName(findings).get(name));
  const checkedText = useDesk(({ paints }) => paints.get(text.mark)?.raw);
  const isEdited = edit !== undefined;
  const value = edit?.text ?? text.text ?? '';
  const hasFindings = ((isEdited ? checkResult?.findings : saved) ?? []).length > 0;
  const [found, setFound] = useState<{ value: string; mended: string } | null>(null);
  const { file, key } = text;
  useEffect(() => {
    let isOld = false;
    // Edited texts are checked anyway.
    if (!hasFindings || isEdited) return;
    server.check({ file, key, text: value }, currentLanguage()).then(
      ({ mended }) => isOld || setFound({ value, mended }),
      // Optional help: the text can be written without it.
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [hasFindings, isEdited, file, key, value]);
  const known = isEdited ? checkResult && { value: checkedText, mended: checkResult.mended } : found;
  const mended = known?.value === value && hasFindings ? known.mended : value;
  return mended === value ? null : (
    <Button type="button" alignSelf="start" title={mended} onClick={() => writeInto(text, mended)}>
      {t('mend')}
    </Button>
  );
}
