import { CONTACT_HOLD_MS } from '#src/config/constants.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { covering, hstack } from '#src/theme/grid.ts';

export const styles = defineStyles('hold-button', {
  root: {
    pos: 'relative',
    overflow: 'hidden',
    w: 'full',
    minH: '16',
    px: '5',
    py: '3',
    bg: 'signal',
    color: 'paper',
    borderRadius: 'control',
    textStyle: 'body',
    fontWeight: 'semibold',
    userSelect: 'none',
    touchAction: 'none',
    WebkitTouchCallout: 'none',
    transition: 'background-color {durations.quick}',
    '&:hover': { bg: 'signalHover' },
    '&[data-variant=holding]': { bg: 'signal' },
    '&[data-variant=sending]': { bg: 'muted', cursor: 'progress' },
    '&[data-variant=sent]': { bg: 'success', cursor: 'default' },
    '&[data-variant=mend]': { bg: 'error' },
    '@media (scripting: none)': { display: 'none' },
    _highContrast: { borderWidth: '1px', borderStyle: 'solid' },
  },
  fill: {
    ...covering,
    bg: 'inkRaised',
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    '&:dir(rtl)': { transformOrigin: '100% 50%' },
    '&[data-filling]': { transform: 'scaleX(1)', transition: `transform ${CONTACT_HOLD_MS}ms linear` },
    // Reduced motion: the button fills by a third every second.
    '&[data-seconds-left="3"]': { _motionReduce: { transform: 'scaleX(.05)' } },
    '&[data-seconds-left="2"]': { _motionReduce: { transform: 'scaleX(.333)' } },
    '&[data-seconds-left="1"]': { _motionReduce: { transform: 'scaleX(.667)' } },
    // High contrast: a bar below the label, because no single color contrasts with both fills.
    _highContrast: { bg: 'Highlight', top: 'auto', h: '2' },
  },
  label: { pos: 'relative', ...hstack, justifyContent: 'center', gap: '3' },
});
