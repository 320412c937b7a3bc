import { line, path, row, steps } from '../kit/notation.ts';
import { benchSeat, motorcycle, tyre } from '../motorcycle/index.ts';

export const hnessCb350 = motorcycle({
  id: 'hness-cb350',
  name: "H'ness CB350",
  class: 'retro roadster',
  dimensions: {
    wheelbase: 1441,
    length: 2163,
    width: 800,
    height: 1107,
    seatHeight: 800,
    groundClearance: 166,
  },
  plate: 'DEMO 350',
  colours: [
    {
      name: 'Athletic Blue Metallic',
      body: '#17459e',
      metal: 0.5,
      second: '#8f959c',
      accent: '#e9ebee',
      accent2: '#0f131c',
    },
    {
      name: 'Precious Red Metallic',
      body: '#8e101b',
      metal: 0.5,
      second: '#8e101b',
      accent: '#16171a',
      accent2: '#d9dce0',
    },
    {
      name: 'Pearl Igneous Black',
      body: '#141619',
      second: '#141619',
      accent: '#8d9299',
      accent2: '#d9dce0',
    },
    {
      name: 'Matte Massive Grey Metallic',
      body: '#55595f',
      matte: true,
      second: '#55595f',
      accent: '#16171a',
      accent2: '#d9dce0',
    },
    {
      name: 'Pearl Deep Ground Grey',
      body: '#858b90',
      metal: 0.4,
      second: '#858b90',
      accent: '#1b1c1f',
      accent2: '#f1f2f4',
    },
  ],
  tyres: { front: tyre(100, 90, 19), rear: tyre(130, 70, 18) },
  wheels: { spokes: 'y5', rim: 'alloyBlack', lip: 'alloy' },
  brakes: { front: 310, rear: 240, petal: false },
  fork: { kind: 'conventional', rake: 27.2, top: 950, stanchion: 20.5, finish: 'black' },
  rear: {
    shocks: 'twin',
    swingarm: 'tube',
    chain: 'guard',
    spring: { coil: 'black', body: 'chrome', radius: 29, canister: true },
  },
  frame: 'cradle',
  engine: {
    kind: 'retro',
    finish: 'engineBlack',
    covers: 'engineCover',
    cylinder: 'engineBlack',
    fins: 11,
    lean: 4,
    scale: 1.2,
  },
  exhaust: { kind: 'pipe', finish: 'chrome', shield: 'black', header: 'steelDark' },
  lamp: {
    kind: 'round',
    bowl: 'plasticGloss',
    visor: 'none',
    drl: 'ring',
    offset: [2, -10],
    size: 0.92,
  },
  bars: { grip: 1030, pull: 150, mirrors: 'oval', instrument: 'round' },
  indicators: 'round',
  tank: {
    side: path(`
        1034,884 1006,952 920,1000 806,998 700,944 618,872 570,824! 630,792 760,776 896,772
        990,798 1030,842
      `),
    top: row('568:62 650:104 760:146 880:164 974:146 1034:94'),
    front: row('772:0.7 836:0.96 900:1 1002:0.5'),
    round: 40,
    creases: [{ at: [820, 836], slope: 0.06, height: 10, soft: 8 }],
    cuts: [{ centre: [676, 826, 176], radii: [112, 66, 66], blend: 32 }],
    decal: [
      {
        band: steps('570,806 700,826 860,838 1034,852 1034,780 860,770 640,780'),
        fill: 'accent',
      },
      {
        stroke: line('584,820 700,838 860,850 1034,864'),
        width: 5,
        fill: 'accent2',
      },
      { text: 'CB350', at: [850, 922], size: 54, fill: 'text', slant: 0.14 },
    ],
  },
  body: [],
  seats: [
    {
      ...benchSeat({ front: [616, 866], height: 800, rear: [-176, 878], step: 48, width: 1.02 }),
      round: 24,
    },
  ],
  tail: {
    side: path('370,774 150,800 -60,834 -180,850! -200,816 -60,768 140,724 360,710!'),
    top: row('-200:76 -60:102 370:120'),
    round: 12,
    material: 'plastic',
    decal: [
      {
        stroke: line('360,742 120,766 -190,830'),
        width: 4,
        fill: '#9aa0a8',
      },
    ],
  },
  covers: [
    {
      side: path('570,776! 420,786 270,764! 280,690 350,596 450,564 520,600 570,700'),
      top: row('266:106 400:132 572:110'),
      front: row('564:0.84 680:1 786:0.96'),
      round: 20,
      decal: [
        { text: "H'ness", at: [424, 704], size: 46, fill: 'text', slant: 0.14 },
        {
          gap: line('284,690 420,664 560,680'),
        },
      ],
    },
  ],
  rack: 'rail',
  rackFinish: 'black',
  mudguards: { front: 'retro', frontFinish: 'paint2', rear: 'retro', rearFinish: 'paint2' },
  extras: ['crash-guard'],
});
