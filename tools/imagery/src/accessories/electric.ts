/** Leads, lamps and the holder of the charger. */
import { at, Build, cylinder, latheX, latheY, roundBox, tube, type Vec3 } from '../kit/index.ts';
import { points, row } from '../kit/notation.ts';
import { type Accessory } from './kit.ts';

const usbLead: Accessory = {
  id: 'usb-lead',
  name: 'USB extension lead',
  angle: -14,
  elevation: 36,
  build: () => {
    const b = new Build();
    const coil: Vec3[] = [
      [-130, 9, 92],
      [-96, 6, 76],
    ];
    const turns = 3;
    for (let i = 0; i <= turns * 16; i++) {
      const a = (i / 16) * Math.PI * 2 + 2.3;
      const r = 74 - (i / 16) * 5;
      coil.push([r * Math.cos(a) * 1.25, 5 + (i / 16) * 6.4, -r * Math.sin(a)]);
    }
    const last = coil[coil.length - 1];
    coil.push([last[0] + 10, 20, last[2] + 60], [20, 8, 100], [86, 8, 104], [122, 9, 92]);
    b.add('rubber', tube(coil, 4.6, { along: 420, around: 12 }));
    const plug = new Build();
    plug.add(
      'plasticGloss',
      at(roundBox(48, 17, 28, 6, 1.8), 0, 9, 0),
      at(roundBox(22, 11, 13, 4, 1.6), -32, 9, 0),
    );
    plug.add('steel', at(roundBox(32, 8, 21, 1.2, 1), 36, 9, 0));
    plug.add('inner', at(roundBox(3, 3, 16, 0.8, 0.7), 52, 10.6, 0));
    b.place(plug, 152, 0, 80, 0, 0.4);
    const socket = new Build();
    socket.add(
      'plasticGloss',
      at(roundBox(56, 22, 34, 7, 2), 0, 11, 0),
      at(roundBox(22, 12, 14, 4, 1.6), 34, 10, 0),
    );
    socket.add('steel', at(roundBox(8, 10, 24, 1.2, 1), -27, 11, 0));
    socket.add(
      'black',
      at(roundBox(8, 6, 19, 1, 1), -28.6, 11, 0),
      at(roundBox(10, 30, 38, 4, 1.6), -10, 13, 0),
    );
    b.place(socket, -168, 0, 108, 0, 0.36);
    for (const z of [-58, 60]) b.add('inner', at(roundBox(10, 26, 44, 5, 2), 0, 13, z));
    return b;
  },
};

/** Round lamp that looks along +x, bracket below. */
function fogLamp(): Build {
  const b = new Build();
  b.add(
    'alloyBlack',
    latheX(row('0.1:-44 26:-44 30:-40 44:-8 50:0 50:20 46:24 43:24 42:12 0.1:10'), 64),
  );
  for (let i = 0; i < 4; i++)
    b.add(
      'alloyBlack',
      at(
        latheX(
          [
            [20, 0],
            [45 - i * 3, 0],
            [45 - i * 3, 3],
            [20, 3],
          ],
          56,
        ),
        -14 - i * 8,
        0,
        0,
      ),
    );
  b.add('reflector', at(latheX(row('12:-6 24:-2 40:8 41:8'), 48), 10, 0, 0));
  for (let k = 0; k < 4; k++) {
    const a = (k + 0.5) * (Math.PI / 2);
    b.add('led', at(roundBox(5, 15, 15, 3, 1.6), 13, 19 * Math.sin(a), 19 * Math.cos(a)));
  }
  b.add('led', at(roundBox(5, 13, 13, 3, 1.6), 13, 0, 0));
  b.add('lens', at(latheX(row('0.1:4 30:2 42:0'), 48), 20, 0, 0));
  for (const s of [-1, 1]) {
    b.add('steelDark', at(cylinder(7, 8, 6), 4, 0, s * 57));
    b.add(
      'black',
      tube(
        [
          [4, 0, s * 53],
          [-2, -40, s * 53],
          [-4, -66, s * 40],
        ],
        5,
      ),
    );
  }
  b.add('black', at(roundBox(34, 7, 92, 3, 2), -4, -66, 0));
  b.add(
    'rubber',
    tube(points('-42,0,0 -62,-4,0 -70,-30,6 -64,-62,14 -40,-68,30'), 4.5, { along: 40 }),
  );
  return b;
}

const fogLamps: Accessory = {
  id: 'fog-lamps',
  name: 'LED fog lamps, a pair',
  angle: -56,
  elevation: 12,
  build: () => {
    const b = new Build();
    b.place(fogLamp(), -14, 70, -74);
    b.place(fogLamp(), 14, 70, 74, 0, -0.2);
    return b;
  },
};

const underSeatLamp: Accessory = {
  id: 'under-seat-lamp',
  name: 'Under-seat lamp',
  angle: -24,
  elevation: 30,
  build: () => {
    const b = new Build();
    b.add('plastic', at(roundBox(196, 26, 46, 9, 2.4), 0, 13, 0));
    b.add('reflector', at(roundBox(150, 6, 30, 2.5, 1.6), 0, 25, 0));
    for (let i = -4; i <= 4; i++) b.add('drl', at(roundBox(9, 5, 9, 2, 1.2), i * 16, 28, 0));
    b.add('lens', at(roundBox(156, 12, 34, 5, 1.8), 0, 29, 0));
    for (const s of [-1, 1]) {
      b.add('plastic', at(roundBox(30, 9, 34, 4, 2), s * 106, 5, 0));
      b.add('steel', at(latheY(row('0.1:0 8:0 8:3 5:5 0.1:5')), s * 111, 9, 0));
    }
    b.add(
      'redPlain',
      tube(points('96,10,-12 124,8,-34 96,6,-66 30,4,-72 -10,4,-60 -60,4,-64 -110,6,-60'), 3, {
        along: 90,
      }),
    );
    b.add(
      'rubber',
      tube(points('96,10,-6 132,8,-36 98,5,-76 28,4,-80 -12,4,-68 -60,4,-72 -110,6,-66'), 3, {
        along: 90,
      }),
    );
    b.add('plasticGloss', at(roundBox(34, 14, 22, 4, 1.8), -122, 7, -63));
    b.add('inner', at(roundBox(14, 9, 16, 2.5, 1.5), -142, 7, -63));
    return b;
  },
};

const chargerHolder: Accessory = {
  id: 'charger-holder',
  name: 'Charger holder',
  colour: { inner: '#d9dcdf' },
  angle: -28,
  elevation: 12,
  backdrop: 'steel',
  build: () => {
    const b = new Build();
    b.add('inner', at(roundBox(190, 260, 16, 7, 3), 0, 166, -36));
    for (const s of [-1, 1])
      for (const t of [-1, 1]) b.add('steel', at(cylinder(8, 8, 24), s * 74, 166 + t * 108, -26));
    // Reel with the cable wound on it.
    const drum = cylinder(52, 64, 48);
    b.add(
      'plastic',
      at(drum, 0, 196, 0),
      at(cylinder(50, 8, 56), 0, 196, 42),
      at(cylinder(22, 8, 40), 0, 196, 48),
    );
    const wound: Vec3[] = [];
    for (let i = 0; i <= 96; i++) {
      const a = (i / 24) * Math.PI * 2;
      wound.push([
        (66 + (i % 48) * 0.05) * Math.cos(a),
        196 + 66 * Math.sin(a),
        -20 + (i / 96) * 50,
      ]);
    }
    b.add('rubber', tube(wound, 8, { along: 300, around: 14 }));
    const hang: Vec3[] = [];
    for (let i = 0; i <= 48; i++) {
      const a = (i / 24) * Math.PI * 2 + Math.PI / 2;
      hang.push([76 * Math.cos(a), 130 + 104 * Math.sin(a) * (1 + i * 0.001), 4 + i * 0.4]);
    }
    hang.push([60, 220, 40], [104, 190, 56], [112, 140, 60], [112, 108, 60]);
    b.add('rubber', tube(hang, 8, { along: 320, around: 14 }));
    const plug = new Build();
    plug.add('plasticGloss', at(latheY(row('0.1:0 17:0 20:4 20:34 14:52 9:62 0.1:62'), 40)));
    plug.add('amber', at(latheY(row('20.4:0 21:1 21:5 20.4:6'), 40), 0, 24, 0));
    for (const s of [-1, 1])
      plug.add(
        'steel',
        at(
          tube(
            [
              [s * 7, -16, 0],
              [s * 7, 2, 0],
            ],
            3,
          ),
        ),
      );
    b.place(plug, 112, 50, 60);
    b.add('inner', at(roundBox(190, 14, 90, 6, 3), 0, 30, 2));
    b.add('plastic', at(roundBox(120, 44, 62, 9, 3), 0, 56, -2));
    b.add('led', at(roundBox(26, 5, 4, 1.8, 1.2), -34, 60, 30));
    return b;
  },
};

export const ELECTRIC: readonly Accessory[] = [usbLead, fogLamps, underSeatLamp, chargerHolder];
