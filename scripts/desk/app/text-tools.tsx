import type { DeskText } from '../protocol.ts';
import { CommentThread } from './comment-thread.tsx';
import { FixButton } from './fix-button.tsx';
import { OtherTranslation } from './other-translation.tsx';
import { TermForm } from './term-form.tsx';
import { TextSuggestion } from './text-suggestion.tsx';
import { TextVersions } from './text-versions.tsx';

/** Tools for a text other than its field. */
export function TextTools({ text }: { text: DeskText }) {
  return (
    <>
      <FixButton text={text} />
      <OtherTranslation text={text} />
      <TextSuggestion text={text} />
      <CommentThread text={text} />
      <TextVersions text={text} />
      <TermForm text={text} />
    </>
  );
}
