import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { colors, tokens } from '#src/theme/tokens.ts';

const role = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** The colors of the desk by role, in both themes; a browser test checks their contrast. */
const roles = {
  ground: role(colors.paper, colors.inkDeep),
  raised: role('#FBF9F5', colors.ink),
  chosen: role('#E3EFEC', '#173A4C'),
  rule: role('#E4DCCF', '#22394D'),
  edge: role(colors.control, '#7C8E9D'),
  words: role(colors.text, colors.onInk),
  quiet: role('#50606E', colors.onInkMuted),
  action: role(colors.signal, colors.signalOnInk),
  onAction: role(colors.paper, colors.inkDeep),
  fault: role(colors.error, '#FF9C92'),
  waits: role('#8A4B00', colors.sun),
  fine: role(colors.success, '#7FD39A'),
  added: role('#D5EFE3', '#124536'),
  removed: role('#FBE0DC', '#54231F'),
};

/** Chakra system of the desk: the site's tokens in two themes. */
export const deskSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    globalCss: {
      html: { height: '100%' },
      body: {
        background: 'ground',
        color: 'words',
        fontFamily: 'body',
        fontSize: '0.9375rem',
        lineHeight: '1.5',
      },
      ':lang(ar)': { lineHeight: '1.75' },
      ':focus-visible': { outline: '2px solid', outlineColor: 'action', outlineOffset: '2px' },
      dialog: { margin: 'auto' },
      'dialog::backdrop': { background: 'rgb(7 19 32 / .55)' },
    },
    theme: { tokens, semanticTokens: { colors: roles } },
  }),
);
