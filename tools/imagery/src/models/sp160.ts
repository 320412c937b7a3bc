import { path, row, steps } from '../kit/notation.ts';
import { motorcycle, splitSeat, sportTail, tyre } from '../motorcycle/index.ts';

export const sp160 = motorcycle({
  id: 'sp160',
  name: 'SP160',
  class: 'sport commuter',
  dimensions: {
    wheelbase: 1347,
    length: 2061,
    width: 786,
    height: 1113,
    seatHeight: 796,
    groundClearance: 177,
  },
  plate: 'DEMO 160',
  colours: [
    {
      name: 'Matte Dark Blue Metallic',
      body: '#24335a',
      matte: true,
      accent: '#14161b',
      accent2: '#cfd4dd',
    },
    {
      name: 'Pearl Spartan Red',
      body: '#a30f18',
      metal: 0.4,
      accent: '#17181b',
      accent2: '#e3e5e9',
    },
    {
      name: 'Matte Axis Gray Metallic',
      body: '#5b6067',
      matte: true,
      accent: '#17181a',
      accent2: '#cb2a24',
    },
    { name: 'Pearl Igneous Black', body: '#15171a', accent: '#7e848c', accent2: '#c41a22' },
    {
      name: 'Pearl Deep Ground Gray',
      body: '#8b9196',
      metal: 0.4,
      accent: '#1a1b1e',
      accent2: '#f0f1f3',
    },
  ],
  tyres: { front: tyre(80, 100, 17), rear: tyre(130, 70, 17) },
  wheels: { spokes: 'twin5', rim: 'alloyBlack' },
  brakes: { front: 276, rear: 220, petal: true },
  fork: { kind: 'conventional', rake: 25.5, top: 918, finish: 'black', stanchion: 16 },
  rear: { shocks: 'mono', swingarm: 'box', chain: 'guard', spring: { coil: 'redPlain' } },
  frame: 'diamond',
  engine: {
    kind: 'sport',
    finish: 'engineBlack',
    covers: 'bronze',
    cylinder: 'engineBlack',
    fins: 9,
    lean: 16,
    scale: 1.08,
  },
  exhaust: { kind: 'upswept', finish: 'black', shield: 'chrome' },
  lamp: { kind: 'wedge', visor: 'small', drl: 'vee', offset: [6, -2], size: 1.06, crown: 8 },
  bars: { grip: 1014, pull: 120, mirrors: 'angular', instrument: 'lcd' },
  indicators: 'bulb',
  tank: {
    side: path(`
        1000,888 966,962 880,1010 784,1000 686,944 606,868 556,816! 612,778 730,756 850,744
        944,772 996,830
      `),
    top: row('554:54 630:94 730:146 836:172 926:158 1000:90'),
    front: row('744:0.62 806:0.86 868:1 926:0.92 1012:0.46'),
    round: 22,
    creases: [{ at: [780, 864], slope: 0.1, height: 18, soft: 5 }],
    cuts: [{ centre: [648, 812, 168], radii: [118, 74, 78], blend: 28 }],
    decal: [
      { band: steps('690,870 860,900 980,896 990,872 860,868 720,838'), fill: 'accent' },
      { band: steps('700,900 860,922 976,914 978,906 860,912 706,888'), fill: 'accent2' },
      { text: 'SP160', at: [850, 958], size: 46, fill: 'text', slant: 0.2 },
    ],
  },
  body: [
    {
      side: path(`
        1100,868! 1062,922! 960,914 862,868 752,800! 796,730! 870,664! 960,648! 1006,736
        1056,800
      `),
      top: row('750:122 860:174 950:186 1100:140'),
      front: row('650:0.88 780:1 920:1'),
      shell: 15,
      round: 6,
      cell: 5.5,
      creases: [
        { at: [920, 800], slope: 0.34, height: 18, soft: 4 },
        { at: [920, 742], slope: 0.34, height: 8, soft: 4 },
      ],
      slots: [{ centre: [946, 712], size: [92, 18], turn: 30 }],
      decal: [{ band: steps('766,800 860,858 1090,906 1098,876 930,830 830,756'), fill: 'accent' }],
    },
    {
      side: path('1040,850 950,856 840,790 830,700! 900,612! 956,630 1010,756'),
      top: row('820:112 1040:120'),
      round: 14,
      material: 'plastic',
    },
  ],
  seats: splitSeat({ front: [602, 858], height: 796, join: 258, rear: [-176, 918], step: 92 }),
  tail: {
    ...sportTail({ tip: [-300, 908], front: [390, 764, 694], middle: 856, depth: 88 }),
    creases: [{ at: [60, 806], slope: -0.3, height: 14, soft: 4 }],
    decal: [{ band: steps('360,724 100,790 -280,922 -290,902 0,800 240,716'), fill: 'accent' }],
  },
  covers: [
    {
      side: path('560,786! 370,780 236,728! 320,640 400,566 456,552! 512,646 562,716'),
      top: row('234:106 370:130 562:110'),
      front: row('552:0.84 670:1 786:0.97'),
      round: 9,
      creases: [{ at: [400, 690], slope: 0.4, height: 16, soft: 4 }],
      decal: [{ text: '160', at: [410, 724], size: 40, fill: 'text', slant: 0.2, turn: 10 }],
    },
  ],
  rack: 'grips',
  mudguards: { front: 'short', rear: 'hanger' },
  extras: ['belly'],
});
