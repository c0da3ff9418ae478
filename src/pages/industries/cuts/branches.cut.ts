import { HEIGHTS } from '#src/pages/industries/place.ts';
import { reach, sit, stand, walk } from './cut-figures.ts';
import { BEYOND, type Cut, METER } from './cut.ts';
import { box, combine, disc, levels, outline, type Parts, trace, uprights } from './cut-pen.ts';
import { cabinet, radio, workplace } from './cut-things.ts';

const BREADTH = 800;
const ROOF = HEIGHTS.branch * METER;
const CEILING = 330;
/** How deep the second line lies, which takes another way in. */
const SECOND = 480;

/** A branch: the machine in its wall, the counter, the safe, and its two lines, which come from two sides. */
function branch(x: number): Parts {
  return combine(
    {
      room: box(x, 0, BREADTH, ROOF),
      back: levels([CEILING + 30], x, x + BREADTH) + box(x + 90, 0, 100, 220) + uprights([x + 140], 0, 220),
      fine: uprights([x + 382], 112, 200) + box(x + 596, 40, 62, 62),
      object:
        box(x + 170, CEILING + 20, 120, 10) + box(x + 420, CEILING + 20, 120, 10) + box(x + 580, 0, 94, 130),
      tone: disc(x + 626, 72, 14),
      staff: sit(x + 470, 22, -1),
      front:
        box(x, 60, 62, 128) +
        box(x, 0, 70, 60) +
        box(x + 340, 0, 84, 108) +
        box(x + 330, 108, 104, 6) +
        box(x + 150, ROOF, 190, 84) +
        box(x + 450, 0, 44, 22),
      screen: box(x - 5, 118, 12, 40) + box(x + 398, 116, 9, 38) + box(x + 338, 116, 9, 14),
      riser:
        `M${x + 722} 240V-6M${x + 740}-206V-${CEILING}H${x + 404}V-154` +
        `M${x + 758} 240V240` +
        `M${x + 30} ${SECOND}V-${CEILING + 12}H${x + 758}V-206`,
      cut:
        trace(
          [
            [0, 0],
            [0, ROOF],
            [BREADTH, ROOF],
            [BREADTH, 0],
          ],
          x,
        ) + uprights([x + 550], 215, ROOF),
    },
    cabinet(x + 705),
    radio(x + 230, CEILING - 30, CEILING + 12),
  );
}

const street = (x: number): Parts => ({
  object:
    box(x - 4, 0, 8, 520) +
    outline(
      [
        [0, 520],
        [90, 540],
        [90, 530],
        [0, 506],
      ],
      x,
    ),
});

export const branches: Cut = {
  id: 'financial-services',
  form: 'wide-start',
  frame: { x: 130, width: 2880, sky: 680, earth: 600 },
  ground: [-BEYOND, 3010],
  keep: 'Mid',
  parts: combine(branch(-330), branch(870), branch(2070), street(1840), workplace(-150), {
    riser: levels([-SECOND], -BEYOND, 3010),
    people:
      reach(300 - 330, 0) +
      walk(560) +
      reach(814) +
      stand(744) +
      reach(1160) +
      stand(1090) +
      stand(1030) +
      walk(1760, 0, -1) +
      reach(2014) +
      reach(2360) +
      stand(2290) +
      walk(2150) +
      walk(2950, 0, -1),
  }),
};
