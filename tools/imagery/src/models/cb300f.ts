import { path, row, steps } from '../kit/notation.ts';
import { motorcycle, splitSeat, sportTail, tyre } from '../motorcycle/index.ts';

export const cb300f = motorcycle({
  id: 'cb300f',
  name: 'CB300F',
  class: 'naked',
  dimensions: {
    wheelbase: 1390,
    length: 2084,
    width: 765,
    height: 1075,
    seatHeight: 789,
    groundClearance: 177,
  },
  plate: 'DEMO 293',
  colours: [
    { name: 'Sports Red', body: '#c00d17', metal: 0.2, accent: '#15161a', accent2: '#e8eaed' },
    {
      name: 'Matte Axis Gray Metallic',
      body: '#565b62',
      matte: true,
      accent: '#141518',
      accent2: '#d7271f',
    },
    {
      name: 'Matte Marvel Blue Metallic',
      body: '#243f7d',
      matte: true,
      accent: '#12151d',
      accent2: '#d3d8e0',
    },
  ],
  tyres: { front: tyre(110, 70, 17), rear: tyre(150, 60, 17) },
  wheels: { spokes: 'split3', rim: 'alloyBlack' },
  brakes: { front: 276, rear: 220, petal: false, caliper: 'gold' },
  fork: { kind: 'usd', rake: 24.8, top: 930 },
  rear: { shocks: 'mono', swingarm: 'box', chain: 'guard' },
  frame: 'diamond',
  engine: {
    kind: 'sport',
    finish: 'engineBlack',
    covers: 'bronze',
    cylinder: 'engineBlack',
    fins: 8,
    lean: 20,
    scale: 1.18,
  },
  exhaust: { kind: 'stubby', finish: 'steelDark', shield: 'black' },
  lamp: { kind: 'wedge', visor: 'none', drl: 'brow', offset: [22, -40], size: 1.12, crown: -22 },
  bars: { grip: 996, pull: 86, mirrors: 'hexagon', instrument: 'lcd' },
  indicators: 'led',
  tank: {
    side: path(`
        1052,868! 1024,946 938,1020 836,1026 730,976 640,886 590,820! 640,782 764,756
        896,742 990,768 1042,824
      `),
    top: row('588:58 664:102 766:166 872:198 974:178 1050:90'),
    front: row('742:0.58 810:0.86 876:1 936:0.92 1028:0.46'),
    round: 18,
    creases: [
      { at: [820, 900], slope: -0.06, height: 24, soft: 5 },
      { at: [840, 820], slope: 0.1, height: 10, soft: 4 },
    ],
    cuts: [{ centre: [676, 818, 190], radii: [126, 80, 96], blend: 26 }],
    decal: [
      { band: steps('800,780 940,860 1040,884 1046,850 960,800 880,746'), fill: 'accent' },
      { text: 'CB', at: [880, 962], size: 58, fill: 'text', slant: 0.2 },
    ],
  },
  body: [
    {
      side: path(`
        1190,872! 1136,930! 1020,926 920,880 800,806! 850,726! 920,640! 980,572! 1026,650
        1090,760
      `),
      top: row('796:126 910:196 1000:214 1110:178 1190:150'),
      front: row('570:0.74 720:0.96 930:1'),
      shell: 16,
      round: 5,
      cell: 5.5,
      creases: [
        { at: [980, 792], slope: 0.4, height: 22, soft: 4 },
        { at: [980, 716], slope: 0.46, height: 12, soft: 4 },
      ],
      slots: [
        { centre: [992, 674], size: [104, 20], turn: 42 },
        { centre: [1030, 730], size: [84, 14], turn: 42 },
      ],
      decal: [
        {
          band: steps('830,790 940,880 1136,934 1168,900 1010,840 900,700 870,700'),
          fill: 'accent',
        },
        { text: '300F', at: [1010, 866], size: 46, fill: 'text', slant: 0.2, turn: 20 },
      ],
    },
    {
      side: path('1100,846 1010,866 900,800 866,690! 930,556! 990,570 1050,740'),
      top: row('850:118 1100:126'),
      round: 14,
      material: 'plastic',
    },
  ],
  seats: splitSeat({ front: [636, 868], height: 789, join: 280, rear: [-112, 954], step: 130 }),
  tail: {
    ...sportTail({ tip: [-248, 952], front: [410, 768, 690], middle: 876, depth: 82 }),
    round: 7,
    creases: [{ at: [60, 836], slope: -0.36, height: 16, soft: 4 }],
    decal: [{ band: steps('360,716 160,784 -236,966 -244,950 60,786 260,702'), fill: 'accent' }],
  },
  covers: [
    {
      side: path('584,788! 390,786 256,728! 350,636 440,552! 530,640 588,716'),
      top: row('254:106 390:132 588:112'),
      front: row('550:0.82 670:1 788:0.97'),
      round: 7,
      creases: [{ at: [420, 690], slope: 0.5, height: 18, soft: 4 }],
      material: 'plastic',
    },
  ],
  rack: 'grips',
  mudguards: { front: 'sport', frontFinish: 'plastic', rear: 'hanger' },
  extras: ['belly'],
});
