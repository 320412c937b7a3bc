import { at, bar, Build, carve, roundBox, tube } from '../kit/index.ts';
import { path, points } from '../kit/notation.ts';
import type { Layout } from './layout.ts';

export function extras(l: Layout): Build {
  const b = new Build();
  const { x } = l;
  if (l.sheet.engine.radiator) radiator(b, l);
  for (const extra of l.sheet.extras ?? [])
    switch (extra) {
      case 'crash-guard':
        b.both(
          'black',
          tube(
            l.along(
              points('800,540,24 822,520,150 820,430,236 792,330,232 760,286,130 742,300,40'),
            ),
            11,
            { along: 60 },
          ),
        );
        break;
      case 'saree-guard':
        b.add(
          'steel',
          tube(
            l.along(
              points(`
                200,640,-140 60,640,-150 -60,600,-150 -120,480,-150 -60,400,-146 60,420,-140
                190,480,-136
              `),
            ),
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
            side: l.outline(
              path('812,330! 790,250 640,206 470,210 440,240! 600,262 740,330 796,430!'),
            ),
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
            side: l.outline(
              path(
                '830,420! 812,290 760,226 620,196 460,198! 462,210! 620,212 740,242 790,300 812,424!',
              ),
            ),
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
