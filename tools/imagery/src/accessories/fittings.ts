/** Hooks, and what sits on the handlebar. */
import { at, Build, cylinder, latheY, roundBox, tube } from '../kit/index.ts';
import { mirrorHead } from '../parts/index.ts';
import { points, row } from '../kit/notation.ts';
import { type Accessory } from './kit.ts';

const bagHooks: Accessory = {
  id: 'bag-hooks',
  name: 'Bag hooks',
  angle: -34,
  elevation: 14,
  build: () => {
    const b = new Build();
    for (const s of [-1, 1]) {
      const one = new Build();
      one.add('black', at(roundBox(54, 92, 12, 5, 2.2), 0, 74, 0));
      for (const y of [46, 104]) one.add('steel', at(cylinder(8, 8, 6), 0, y, 8));
      one.add(
        'chrome',
        tube(points('0,84,4 0,84,24 0,66,38 0,34,40 0,14,52 0,8,72 0,18,90 0,42,96'), 7.5, {
          along: 80,
          around: 18,
        }),
        at(cylinder(13, 10, 28), 0, 84, 10),
      );
      one.add('redPlain', at(latheY(row('0.1:0 10:0 11:4 11:16 7:22 0.1:23')), 0, 36, 95));
      b.place(one, s * 62, 0, s * -12);
    }
    return b;
  },
};

/** Turned weight of the handlebar end, standing. */
function barEnd(): Build {
  const b = new Build();
  const profile = row('0.1:0 14:0 17:2 17.5:6 16:9 17.5:12 18:30 16.4:32 18:34 18:40 16:44 0.1:44');
  b.add('paint', latheY(profile, 72));
  b.add(
    'steel',
    at(cylinder(8, 30, 36), 0, 58, 0, 0, 0, Math.PI / 2),
    at(cylinder(10.6, 10, 36), 0, 50, 0, 0, 0, Math.PI / 2),
  );
  b.add('rubber', at(cylinder(10.4, 14, 36), 0, 72, 0, 0, 0, Math.PI / 2));
  b.add('steelDark', at(cylinder(5, 4, 6), 0, 80, 0, 0, 0, Math.PI / 2));
  return b;
}

const barEnds: Accessory = {
  id: 'bar-ends',
  name: 'Bar ends, a pair',
  colour: { body: '#c0141c', metal: 0.75 },
  angle: -20,
  elevation: 20,
  build: () => {
    const b = new Build();
    b.place(barEnd(), -34, 0, -12);
    const lying = new Build().place(barEnd(), 0, 0, 0, 0, 0, Math.PI / 2);
    b.place(new Build().place(lying, 0, 0, -40, 0, 0.9), 36, 18, 16);
    return b;
  },
};

const barEndMirrors: Accessory = {
  id: 'bar-end-mirrors',
  name: 'Bar-end mirrors, a pair',
  angle: -14,
  elevation: 12,
  build: () => {
    const b = new Build();
    for (const s of [-1, 1]) {
      const one = new Build();
      // The head's glass looks along -x: turned towards the camera.
      const head = new Build().place(mirrorHead('round'), 0, 0, 0, 0, Math.PI / 2);
      one.place(head, 0, 128, 0, 0, s * 0.16);
      one.add(
        'black',
        tube(points(`0,84,-8 ${s * 4},56,-14 ${s * 18},30,-12 ${s * 34},20,-2`), 6, { along: 50 }),
      );
      one.add('alloyBlack', at(cylinder(11, 20, 32), 0, 82, -10, 0, 0, Math.PI / 2));
      one.add(
        'alloy',
        at(cylinder(19, 34, 40), s * 40, 19, 0, 0, Math.PI / 2),
        at(cylinder(14, 12, 40), s * 60, 19, 0, 0, Math.PI / 2),
      );
      one.add('black', at(cylinder(10.5, 40, 32), s * 14, 19, 0, 0, Math.PI / 2));
      b.place(one, s * 84, 0, 0);
    }
    return b;
  },
};

const phoneHolder: Accessory = {
  id: 'phone-holder',
  name: 'Phone holder',
  angle: -30,
  elevation: 14,
  build: () => {
    const b = new Build();
    // A short piece of handlebar shows how it is clamped.
    b.add('chrome', at(cylinder(11, 230, 40), 0, 26, 0, 0, Math.PI / 2));
    b.add(
      'black',
      at(cylinder(26, 34, 40), 0, 26, 0, 0, Math.PI / 2),
      at(roundBox(30, 22, 30, 5, 2.4), 0, 26, 26),
    );
    b.add('steelDark', at(cylinder(6, 8, 6), 0, 26, 44));
    b.add(
      'black',
      tube(points('0,44,-2 0,70,-6 0,96,-8'), 11, { around: 24 }),
      at(latheY(row('0.1:0 12:2 19:12 19:18 12:28 0.1:30')), 0, 84, -8),
    );
    const head = new Build();
    head.add('plastic', at(roundBox(84, 120, 12, 5, 2.6), 0, 0, -14));
    head.add('black', at(roundBox(80, 168, 10, 4.5, 2), 0, 0, 0));
    head.add('screen', at(roundBox(73, 158, 3, 1.2, 1.2), 0, 0, 5));
    // A route on the screen, so that it reads as a phone.
    head.add('drl', tube(points('-14,-66,7 -10,-30,7 12,-10,7 8,20,7 -16,36,7 -8,58,7'), 2.6));
    head.add('redPlain', at(latheY(row('0.1:0 7:0 7:3 0.1:3')), -8, 60, 6, 0, 0, Math.PI / 2));
    for (const s of [-1, 1])
      for (const y of [-46, 46]) {
        head.add(
          'plastic',
          tube(
            [
              [s * 20, y * 0.6, -16],
              [s * 50, y, -14],
            ],
            7,
          ),
        );
        head.add('plastic', at(roundBox(13, 34, 30, 5, 2), s * 48, y, -2));
        head.add('rubber', at(roundBox(14, 26, 7, 3, 1.6), s * 42, y, 9));
      }
    head.add(
      'plastic',
      at(roundBox(44, 12, 30, 5, 2), 0, -90, -2),
      at(roundBox(26, 70, 12, 5, 2.4), 0, -62, -16),
    );
    head.add('rubber', at(roundBox(36, 14, 7, 3, 1.6), 0, -84, 9));
    b.place(head, 0, 180, 14, 0, 0, -0.34);
    return b;
  },
};

export const FITTINGS: readonly Accessory[] = [bagHooks, barEnds, barEndMirrors, phoneHolder];
