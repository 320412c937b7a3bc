import { path, row, steps } from '../kit/notation.ts';
import { motorcycle, splitSeat, sportTail, tyre } from '../motorcycle/index.ts';

export const cb125Hornet = motorcycle({
  id: 'cb125-hornet',
  name: 'CB125 Hornet',
  class: 'naked',
  dimensions: {
    wheelbase: 1330,
    length: 2015,
    width: 783,
    height: 1087,
    seatHeight: 783,
    groundClearance: 166,
  },
  plate: 'DEMO 125',
  colours: [
    {
      name: 'Pearl Siren Blue with Lemon Ice Yellow',
      body: '#1d3a78',
      metal: 0.45,
      accent: '#d9e021',
      accent2: '#12151d',
      text: '#f3f4f6',
    },
    { name: 'Pearl Igneous Black', body: '#141619', accent: '#7c828a', accent2: '#c3151d' },
    {
      name: 'Pearl Siren Blue with Athletic Blue Metallic',
      body: '#1d3a78',
      metal: 0.45,
      accent: '#2f6fe0',
      accent2: '#12151d',
    },
    {
      name: 'Pearl Siren Blue with Sports Red',
      body: '#1d3a78',
      metal: 0.45,
      accent: '#d0141e',
      accent2: '#12151d',
    },
  ],
  tyres: { front: tyre(80, 100, 17), rear: tyre(110, 80, 17) },
  wheels: { spokes: 'y5', rim: 'alloyBlack' },
  brakes: { front: 240, rear: 0, petal: true },
  fork: { kind: 'usd', rake: 25.4, top: 916 },
  rear: { shocks: 'mono', swingarm: 'box', chain: 'guard' },
  frame: 'diamond',
  engine: {
    kind: 'sport',
    finish: 'engineBlack',
    covers: 'engine',
    cylinder: 'engineBlack',
    fins: 9,
    lean: 15,
    scale: 1.06,
  },
  exhaust: { kind: 'stubby', finish: 'black', shield: 'chrome' },
  lamp: { kind: 'wedge', visor: 'small', drl: 'bar', offset: [6, -16], size: 0.96 },
  bars: { grip: 1000, pull: 104, mirrors: 'angular', instrument: 'lcd' },
  indicators: 'led',
  tank: {
    side: path(`
        984,876 952,946 874,1000 776,994 680,938 600,866 552,812! 606,772 720,750 838,738
        930,766 980,826
      `),
    top: row('550:54 624:92 716:140 816:162 908:148 984:84'),
    front: row('738:0.62 800:0.88 862:1 920:0.92 1002:0.48'),
    round: 20,
    creases: [{ at: [770, 862], slope: 0.12, height: 16, soft: 5 }],
    cuts: [{ centre: [640, 810, 164], radii: [116, 74, 76], blend: 28 }],
    decal: [
      { band: steps('640,792 740,850 976,902 980,876 800,826 690,764'), fill: 'accent2' },
      { text: 'HORNET', at: [830, 926], size: 42, fill: 'text', slant: 0.2, turn: 6 },
    ],
  },
  body: [
    {
      side: path(`
        1090,858! 1050,906! 950,900 850,856 744,796! 786,730! 860,664! 944,640! 992,716
        1040,790
      `),
      top: row('740:120 850:164 940:178 1090:140'),
      front: row('640:0.86 770:1 906:1'),
      shell: 15,
      round: 6,
      cell: 5.5,
      creases: [{ at: [910, 780], slope: 0.4, height: 18, soft: 4 }],
      decal: [
        {
          band: steps('796,736 900,800 1084,872 1080,850 930,740 880,660 860,660'),
          fill: 'accent',
        },
        { text: '125', at: [892, 840], size: 36, fill: 'text', slant: 0.2, turn: 20 },
      ],
    },
    {
      side: path('1030,840 940,846 830,780 816,700! 880,600! 940,620 1000,750'),
      top: row('810:112 1030:118'),
      round: 14,
      material: 'plastic',
    },
  ],
  seats: splitSeat({
    front: [598, 854],
    height: 783,
    join: 262,
    rear: [-150, 914],
    step: 96,
    width: 0.95,
  }),
  tail: {
    ...sportTail({ tip: [-284, 910], front: [392, 758, 686], middle: 846, depth: 78, width: 0.94 }),
    creases: [{ at: [60, 808], slope: -0.3, height: 12, soft: 4 }],
    decal: [{ band: steps('340,706 140,766 -276,922 -282,906 40,776 240,694'), fill: 'accent' }],
  },
  covers: [
    {
      side: path('548,776! 360,772 238,722! 326,636 404,560 454,548! 504,640 552,706'),
      top: row('236:102 370:124 552:106'),
      front: row('548:0.84 660:1 776:0.97'),
      round: 8,
      creases: [{ at: [400, 680], slope: 0.44, height: 14, soft: 4 }],
    },
  ],
  rack: 'grips',
  mudguards: { front: 'short', rear: 'hanger' },
});
