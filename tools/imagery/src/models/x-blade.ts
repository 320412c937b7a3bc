import { path, row, steps } from '../kit/notation.ts';
import { benchSeat, motorcycle, sportTail, tyre } from '../motorcycle/index.ts';

export const xBlade = motorcycle({
  id: 'x-blade',
  name: 'X-Blade',
  class: 'sport commuter',
  dimensions: {
    wheelbase: 1347,
    length: 2013,
    width: 786,
    height: 1115,
    seatHeight: 795,
    groundClearance: 160,
  },
  plate: 'DEMO 160',
  turn: false,
  colours: [
    {
      name: 'Pearl Spartan Red',
      body: '#ab1018',
      metal: 0.35,
      accent: '#16171a',
      accent2: '#d7dade',
    },
    {
      name: 'Matte Axis Grey Metallic',
      body: '#5a5f66',
      matte: true,
      accent: '#16171a',
      accent2: '#c9241f',
    },
    { name: 'Pearl Igneous Black', body: '#15171a', accent: '#7d838b', accent2: '#d7dade' },
    {
      name: 'Matte Marvel Blue Metallic',
      body: '#27427c',
      matte: true,
      accent: '#12151d',
      accent2: '#d7dade',
    },
  ],
  tyres: { front: tyre(80, 100, 17), rear: tyre(130, 70, 17) },
  wheels: { spokes: 'wide5', rim: 'alloyBlack', lip: 'redPlain' },
  brakes: { front: 276, rear: 220, petal: true },
  fork: { kind: 'conventional', rake: 25.5, top: 916, finish: 'black', stanchion: 16 },
  rear: { shocks: 'mono', swingarm: 'box', chain: 'guard' },
  frame: 'diamond',
  engine: {
    kind: 'commuter',
    finish: 'engineBlack',
    covers: 'engineBlack',
    cylinder: 'engine',
    fins: 10,
    lean: 15,
    scale: 1.1,
  },
  exhaust: { kind: 'upswept', finish: 'black', shield: 'black' },
  lamp: { kind: 'wedge', visor: 'tall', drl: 'vee', offset: [14, -6], size: 1.1, crown: 20 },
  bars: { grip: 1014, pull: 118, mirrors: 'hexagon', instrument: 'lcd' },
  indicators: 'bulb',
  tank: {
    side: path(`
        996,890! 954,966 880,1016! 770,994 676,930! 600,858 556,812! 616,772 730,752
        850,742! 940,770 992,836
      `),
    top: row('554:52 630:92 730:150 836:178 926:156 998:84'),
    front: row('742:0.6 806:0.86 868:1 926:0.9 1016:0.44'),
    round: 14,
    creases: [
      { at: [780, 876], slope: 0.22, height: 20, soft: 4 },
      { at: [800, 814], slope: 0.12, height: 9, soft: 4 },
    ],
    cuts: [{ centre: [648, 812, 172], radii: [112, 72, 82], blend: 24 }],
    decal: [
      { band: steps('720,760 850,838 990,880 990,850 880,800 790,748'), fill: 'accent' },
      { band: steps('700,800 850,862 986,900 986,894 850,848 706,786'), fill: 'accent2' },
      { text: 'X-BLADE', at: [862, 934], size: 38, fill: 'text', slant: 0.24, turn: 6 },
    ],
  },
  body: [
    {
      side: path('1086,884! 1030,914! 900,876 780,800! 830,742! 930,700! 1000,760 1050,836'),
      top: row('776:132 900:178 1086:136'),
      shell: 15,
      round: 5,
      cell: 5.5,
      creases: [{ at: [920, 800], slope: 0.38, height: 18, soft: 4 }],
      decal: [{ band: steps('780,800 900,860 1080,896 1084,876 940,830 830,760'), fill: 'accent' }],
    },
    {
      side: path('1010,830 930,836 840,780 826,700! 890,640! 940,650 990,760'),
      top: row('820:114 1010:118'),
      round: 10,
      material: 'plastic',
    },
  ],
  seats: [benchSeat({ front: [598, 852], height: 795, rear: [-186, 908], step: 70 })],
  tail: {
    ...sportTail({ tip: [-296, 918], front: [392, 774, 694], middle: 850, depth: 100 }),
    round: 6,
    creases: [{ at: [60, 800], slope: -0.34, height: 18, soft: 4 }],
    decal: [{ band: steps('330,716 100,790 -280,928 -290,908 0,780 220,704'), fill: 'accent' }],
  },
  covers: [
    {
      side: path('560,782! 360,782! 226,724! 330,640 420,552! 500,640 562,716'),
      top: row('224:106 370:132 562:110'),
      front: row('552:0.84 670:1 786:0.97'),
      round: 7,
      creases: [{ at: [400, 690], slope: 0.5, height: 18, soft: 4 }],
    },
  ],
  rack: 'grips',
  mudguards: { front: 'short', rear: 'hanger' },
});
