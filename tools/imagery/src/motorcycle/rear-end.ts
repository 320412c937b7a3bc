/** Everything behind the seat: rear wheel, mudguard, tail lamp, plate, rails, indicators. */
import {
  at,
  bar,
  Build,
  carve,
  cylinder,
  fender,
  latheX,
  radians,
  roundBox,
  tube,
} from '../kit/index.ts';
import { line } from '../kit/notation.ts';
import { indicator, ledIndicator, wheel } from '../parts/index.ts';
import { tyreSize } from '../parts/vehicle.ts';
import type { Layout } from './layout.ts';
import type { MotorcycleSheet } from './sheet.ts';

const PLATE_LEAN = 14;

export function rearEnd(l: Layout): Build {
  const b = new Build();
  const s = l.sheet;
  b.place(
    wheel({
      ...tyreSize(s.tyres.rear),
      ...s.wheels,
      drum: s.brakes.rear ? 0 : 66,
      disc: s.brakes.rear
        ? {
            diameter: s.brakes.rear,
            petal: s.brakes.petal,
            z: discZ(s),
          }
        : undefined,
    }),
    0,
    l.rearRadius,
  );
  if (s.brakes.rear) rearCaliper(b, l);
  else
    b.add(
      'steel',
      tube(
        [
          [-20, l.rearRadius - 60, 66],
          [l.x(200), 316, 96],
          [l.x(400), 310, 112],
        ],
        5.5,
      ),
    );
  mudguard(b, l);
  rails(b, l);
  return b;
}

const discZ = (s: MotorcycleSheet): number => Math.max(56, s.tyres.rear.width / 2 + 8);

function rearCaliper(b: Build, l: Layout): void {
  const r = l.sheet.brakes.rear / 2;
  const z = discZ(l.sheet);
  b.add(
    'black',
    at(roundBox(70, 44, 40, 10, 4), r * 0.72, l.rearRadius + r * 0.62, z, radians(-40)),
  );
  b.add('steel', at(cylinder(12, 4, 20), r * 0.72, l.rearRadius + r * 0.62, z + 21));
  b.add(
    'black',
    tube(
      [
        [r * 0.8, l.rearRadius + r * 0.7, z + 10],
        [l.x(240), 440, 100],
        [l.x(330), 420, 104],
      ],
      4,
    ),
  );
}

/** Rearmost point of the tail panel. */
const tailTip = (s: MotorcycleSheet): readonly [number, number] =>
  s.tail.side.reduce<readonly [number, number]>(
    (m, p) => (p[0] < m[0] ? [p[0], p[1]] : m),
    [1e4, 0],
  );

function mudguard(b: Build, l: Layout): void {
  const s = l.sheet;
  const w = s.tyres.rear.width;
  const kind = s.mudguards.rear;
  const finish = s.mudguards.rearFinish ?? 'plastic';
  const R = l.rearRadius;
  const [tx, ty] = tailTip(s);
  const end = l.end;
  if (kind === 'retro') {
    b.add(
      finish,
      at(
        fender(R + 26, w + 52, 48, 166, { drop: 44, nose: 0.9, tail: 0.96, squareness: 2.2 }),
        0,
        R,
      ),
    );
    const a = radians(150);
    const px = (R + 60) * Math.cos(a);
    const py = R + (R + 60) * Math.sin(a);
    // Lamp and plate on a bracket that reaches the published length.
    b.add(
      'black',
      carve({
        side: [
          [px + 126, py + 96, 1],
          [end + 70, py + 128],
          [end + 40, py + 116, 1],
          [end + 26, py - 60, 1],
          [end + 44, py - 66, 1],
          [end + 92, py + 30],
          [px + 96, py + 24, 1],
        ],
        top: [
          [end, 34],
          [px + 150, 52],
        ],
        round: 12,
        cell: 5,
      }),
    );
    b.add(
      'chrome',
      latheX(line('56,-10 60,-4 58,6 50,8'), 40)
        .rotateY(Math.PI)
        .translate(end + 40, py + 98, 0),
    );
    b.add('red', latheX(line('0.1,-26 36,-24 52,-10 53,8'), 40).translate(end + 26, py + 98, 0));
    plateAt(b, end + 24, py - 20, finish === 'plastic' ? 'plastic' : 'black');
    lamps(b, l, end + 96, py + 74);
    return;
  }
  if (kind === 'hanger')
    b.add(
      'plastic',
      at(fender(R + 20, w + 40, 44, 122, { drop: 34, nose: 0.8, tail: 0.55 }), 0, R),
    );
  else
    b.add('plastic', at(fender(R + 24, w + 56, 40, 118, { drop: 30, nose: 1, tail: 0.95 }), 0, R));
  if (kind === 'long') {
    // Deep mudguard from under the seat down to the plate.
    b.add(
      finish,
      carve({
        side: [
          [-60, ty - 60],
          [tx + 60, ty - 30],
          [tx + 8, ty - 46],
          [end + 44, 660],
          [end + 2, 520, 1],
          [end + 24, 508, 1],
          [end + 78, 600],
          [-270, 690],
          [-150, ty - 140],
          [-60, ty - 130],
        ],
        top: [
          [end, 60],
          [-300, 80],
          [-60, 88],
        ],
        round: 12,
        cell: 6,
      }),
    );
    plateAt(b, end + 10, 596, 'plastic');
    b.add('red', at(roundBox(10, 22, 60, 5, 2.5), end + 30, 684, 0, radians(-PLATE_LEAN)));
    lamps(b, l, tx + 70, ty - 84);
  } else {
    b.add(
      'plastic',
      carve({
        side: [
          [-100, ty - 70],
          [tx + 70, ty - 26],
          [tx + 30, ty - 60, 1],
          [end + 60, 680],
          [end + 6, 560, 1],
          [end + 26, 546, 1],
          [end + 86, 646],
          [-240, ty - 130],
          [-120, ty - 120],
        ],
        top: [
          [end, 56],
          [-280, 48],
          [-100, 68],
        ],
        round: 10,
        cell: 5,
      }),
    );
    plateAt(b, end + 14, 606, 'plastic');
    b.add('led', at(roundBox(10, 10, 40, 4, 2.5), end + 36, 676, 0, radians(-PLATE_LEAN)));
    lamps(b, l, end + 82, 718);
  }
  tailLamp(b, s, tx, ty);
}

/** Plate with its holder; leans with the mudguard. */
function plateAt(b: Build, x: number, y: number, material: 'plastic' | 'black'): void {
  b.add(material, at(roundBox(9, 116, 206, 4, 3.5), x + 6, y, 0, radians(-PLATE_LEAN)));
  b.plates.push({
    centre: [x - 1, y, 0],
    lean: -PLATE_LEAN,
    facing: 'rear',
    width: 196,
    height: 100,
  });
}

function tailLamp(b: Build, s: MotorcycleSheet, tx: number, ty: number): void {
  if (s.rear.shocks === 'twin' && s.class !== 'sport commuter')
    b.add(
      'red',
      carve({
        side: [
          [tx + 60, ty + 10, 1],
          [tx - 2, ty + 6],
          [tx - 18, ty - 22],
          [tx + 8, ty - 58],
          [tx + 64, ty - 50, 1],
        ],
        top: [
          [tx - 18, 58],
          [tx + 60, 80],
        ],
        round: 15,
        cell: 4.5,
      }),
    );
  else {
    // Slim LED lamp with two bright lines.
    b.add(
      'red',
      carve({
        side: [
          [tx + 50, ty + 4, 1],
          [tx - 4, ty + 2, 1],
          [tx - 12, ty - 14],
          [tx + 24, ty - 40, 1],
          [tx + 66, ty - 34, 1],
        ],
        top: [
          [tx - 12, 44],
          [tx + 60, 70],
        ],
        round: 8,
        cell: 4,
      }),
    );
  }
}

function lamps(b: Build, l: Layout, x: number, y: number): void {
  const s = l.sheet;
  const make = () =>
    s.indicators === 'led' ? ledIndicator() : indicator(s.indicators === 'round' ? 58 : 70);
  const front = l.fork(
    l.forkLength * (s.lamp.kind === 'round' ? 0.84 : 0.86),
    s.lamp.kind === 'round' ? -40 : -66,
  );
  const fz = s.lamp.kind === 'cowl' ? 168 : 158;
  for (const side of [1, -1]) {
    const one = side > 0 ? make() : make().mirrored();
    const two = side > 0 ? make() : make().mirrored();
    if (s.bars.kind === 'clip-on') b.place(one, front[0] + 20, front[1] - 70, side * 196);
    else b.place(one, front[0], front[1], side * fz);
    b.place(two, x, y, side * (s.mudguards.rear === 'hanger' ? 100 : 150), 0, 0, 0);
  }
}

function rails(b: Build, l: Layout): void {
  const s = l.sheet;
  const finish = s.rackFinish ?? 'black';
  const [tx, ty] = tailTip(s);
  const k = ty + 66;
  const seat = s.seats[s.seats.length - 1];
  const seatRear = seat.side.reduce((m, p) => Math.min(m, p[0]), 1e4);
  switch (s.rack) {
    case 'rail':
      b.both(
        finish,
        tube(
          [
            [118, ty - 84, 96],
            [104, ty - 50, 122],
            [40, k - 40, 136],
            [seatRear + 60, k - 4, 128],
            [tx + 40, k + 2, 78],
          ],
          10.5,
          { along: 44 },
        ),
      );
      b.add(
        finish,
        tube(
          [
            [tx + 42, k + 2, 80],
            [tx + 22, k + 2, 48],
            [tx + 18, k + 2, 0],
            [tx + 22, k + 2, -48],
            [tx + 42, k + 2, -80],
          ],
          10.5,
          { along: 30 },
        ),
      );
      b.both('black', bar([seatRear + 70, ty - 12, 92], [seatRear + 60, k - 8, 122], 9));
      break;
    case 'grab':
      // Flat cast rail, one piece behind the seat.
      b.add(
        finish,
        carve({
          side: [
            [seatRear + 210, k - 34, 1],
            [seatRear + 60, k - 8],
            [tx + 10, k + 4, 1],
            [tx, k - 14, 1],
            [seatRear + 60, k - 32],
            [seatRear + 200, k - 52, 1],
          ],
          top: [
            [tx, 70],
            [seatRear + 40, 124],
            [seatRear + 210, 134],
          ],
          round: 9,
          cell: 5,
          hole: (x, _y, z) =>
            Math.max(Math.abs(z) - (94 - Math.max(0, seatRear - x) * 0.6), tx + 34 - x),
        }),
      );
      b.both('black', bar([seatRear + 70, ty - 14, 88], [seatRear + 60, k - 24, 108], 9));
      break;
    case 'carrier':
      b.add(
        finish,
        carve({
          side: [
            [seatRear + 110, k - 34],
            [tx - 4, k - 4, 1],
            [tx - 22, k - 18, 1],
            [seatRear + 100, k - 56],
          ],
          top: [
            [tx - 30, 70],
            [seatRear + 20, 98],
            [seatRear + 130, 120],
          ],
          round: 9,
          cell: 5,
          hole: (x, _y, z) =>
            Math.min(
              Math.max(Math.abs(Math.abs(z) - 30) - 20, Math.abs(x - (seatRear - 20)) - 74),
              Math.max(70 - x + seatRear, Math.abs(z) - 86),
            ),
        }),
      );
      b.both(
        'black',
        bar([seatRear + 60, ty - 30, 78], [seatRear + 40, k - 40, 84], 12),
        bar([tx + 90, ty - 16, 50], [tx + 50, k - 20, 62], 11),
      );
      break;
    case 'grips':
      b.both(
        finish,
        tube(
          [
            [seatRear + 236, ty - 46, 92],
            [seatRear + 170, k - 58, 118],
            [seatRear + 40, k - 30, 112],
            [seatRear - 20, k - 34, 74],
          ],
          [
            [0, 8],
            [0.3, 12],
            [0.9, 11],
            [1, 8],
          ],
          { along: 40 },
        ),
      );
      break;
    case 'none':
      break;
  }
}
