import { at, bar, Build, carve, roundBox, tube } from '../kit/index.ts';
import { points } from '../kit/notation.ts';
import type { Layout } from './layout.ts';

export function extras(l: Layout): Build {
  const b = new Build();
  const { x } = l;
  if (l.sheet.engine.radiator) radiator(b, l);
  for (const extra of l.sheet.extras ?? [])
    switch (extra) {
      case 'crash-guard':
        b.add(
          'black',
          tube(
            [
              [x(800), 540, 24],
              [x(822), 520, 150],
              [x(820), 430, 236],
              [x(792), 330, 232],
              [x(760), 286, 130],
              [x(742), 300, 40],
            ],
            11,
            { along: 60 },
          ),
          tube(
            [
              [x(800), 540, -24],
              [x(822), 520, -150],
              [x(820), 430, -236],
              [x(792), 330, -232],
              [x(760), 286, -130],
              [x(742), 300, -40],
            ],
            11,
            { along: 60 },
          ),
        );
        break;
      case 'saree-guard':
        b.add(
          'steel',
          tube(
            [
              [x(200), 640, -140],
              [x(60), 640, -150],
              [-60, 600, -150],
              [-120, 480, -150],
              [-60, 400, -146],
              [60, 420, -140],
              [x(190), 480, -136],
            ],
            6.5,
            { along: 70 },
          ),
        );
        for (let i = 0; i < 3; i++)
          b.add('steel', bar([-20 + i * 70, 628, -148], [-50 + i * 80, 420, -146], 4.5));
        break;
      case 'belly':
        b.add(
          'plastic',
          carve({
            side: [
              [x(812), 330, 1],
              [x(790), 250],
              [x(640), 206],
              [x(470), 210],
              [x(440), 240, 1],
              [x(600), 262],
              [x(740), 330],
              [x(796), 430, 1],
            ],
            w: () => 102,
            round: 12,
            cell: 6,
          }),
        );
        break;
      case 'bash-plate':
        b.add(
          'alloy',
          carve({
            side: [
              [x(830), 420, 1],
              [x(812), 290],
              [x(760), 226],
              [x(620), 196],
              [x(460), 198, 1],
              [x(462), 210, 1],
              [x(620), 212],
              [x(740), 242],
              [x(790), 300],
              [x(812), 424, 1],
            ],
            w: (px) => 96 + (px - x(640)) * 0.08,
            round: 5,
            cell: 4.5,
          }),
        );
        b.both('black', at(roundBox(90, 14, 10, 4, 3), x(600), 222, 90));
        break;
    }
  return b;
}

/** Cooler between the downtube and the front wheel. */
function radiator(b: Build, l: Layout): void {
  const [cx, cy] = [l.x(905), 540];
  const lean = -0.28;
  const core = new Build();
  core.add('engineBlack', roundBox(26, 230, 210, 4, 5));
  for (let i = 0; i < 15; i++)
    core.add('steelDark', at(roundBox(30, 3, 196, 1, 1.5), 0, -98 + i * 14, 0));
  for (const s of [-1, 1]) core.add('alloy', at(roundBox(34, 236, 22, 8, 4), 0, 0, s * 112));
  core.add(
    'black',
    tube(points('-10,96,100 -80,130,80 -160,90,40'), 14),
    tube(points('-10,-100,-100 -70,-150,-80 -150,-140,-40'), 14),
  );
  b.place(core, cx, cy, 0, lean);
}
