import { Box } from '@chakra-ui/react/box';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Wish } from '../preview-messages.ts';
import { currentState } from './desk-core.ts';
import { PAGE_PAUSE_MS } from './pauses.ts';
import { followReplacements, listen, send, type Width, widths } from './preview-bus.ts';
import { selectReplacements } from './select-replacements.ts';
import { useTranslate } from './words.ts';

type PreviewFrameProps = {
  width: Width;
  isShown: boolean;
  address: string;
  /** The request to the page, without the replaced texts. */
  wish: Omit<Wish, 'replacements'>;
  /** Available space, px. */
  space: { width: number; height: number };
  pick: (marks: number[]) => void;
};

/** The page at one width. A hidden page is laid out too, because texts are measured in it. */
export function PreviewFrame({ width, isShown, address, wish: own, space, pick }: PreviewFrameProps) {
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const sendWish = useEffectEvent(() =>
    send(frame.current, { ...own, replacements: selectReplacements(currentState()) }),
  );
  const choose = useEffectEvent(pick);
  useEffect(() => {
    if (frame.current === null) return undefined;
    return listen(frame.current, width, { ready: () => sendWish(), pick: (marks) => choose(marks) });
  }, [width]);
  useEffect(() => {
    const timer = setTimeout(() => sendWish(), PAGE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [own]);
  useEffect(() => followReplacements(() => sendWish()), []);
  const scale = Math.min(1, space.width / widths[width]);
  return (
    <Box
      position="absolute"
      insetBlock="0"
      insetStart="50%"
      overflow="hidden"
      visibility={isShown ? 'visible' : 'hidden'}
      style={{ width: widths[width] * scale, marginInlineStart: (-widths[width] * scale) / 2 }}
    >
      {/* Not sandboxed: the page is the project's own and needs its origin to store the cookie choice. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={t(`page_${width}`)}
        src={address}
        style={{
          width: widths[width],
          height: space.height / scale,
          border: 0,
          background: '#fff',
          transformOrigin: '0 0',
          transform: `scale(${String(scale)})`,
          colorScheme: 'light',
        }}
      />
    </Box>
  );
}
