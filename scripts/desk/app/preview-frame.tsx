import { Box } from '@chakra-ui/react/box';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Wish } from '../preview-messages.ts';
import { listen, send, type Width, widths } from './preview-bus.ts';
import { selectReplacements } from './select-replacements.ts';
import { useDesk } from './use-desk.ts';
import { useSay } from './words.ts';

type PreviewFrameProps = {
  width: Width;
  isShown: boolean;
  address: string;
  /** What the desk wants of the page beside the texts that were written since it was made. */
  wish: Omit<Wish, 'replacements'>;
  /** Room for the page, px. */
  space: { width: number; height: number };
  pick: (marks: number[]) => void;
};

/** The page at one width. One that is not shown is laid out all the same, as texts are measured in it. */
export function PreviewFrame({ width, isShown, address, wish: own, space, pick }: PreviewFrameProps) {
  const say = useSay();
  const replacements = useDesk(selectReplacements);
  const wish = useMemo(() => ({ ...own, replacements }), [own, replacements]);
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useEffectEvent(() => send(frame.current, wish));
  const choose = useEffectEvent(pick);
  useEffect(() => {
    if (frame.current === null) return undefined;
    return listen(frame.current, width, { ready: () => tell(), pick: (marks) => choose(marks) });
  }, [width]);
  useEffect(() => send(frame.current, wish), [wish]);
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
      {/* The page is the project's own and needs its origin: it stores the choice of cookies, as on the site. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={say(`page_${width}`)}
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
