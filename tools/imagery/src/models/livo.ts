import { path, row, steps } from '../kit/notation.ts';
import { benchSeat, commuterTail, motorcycle, tyre } from '../motorcycle/index.ts';

export const livo = motorcycle({
  id: 'livo',
  name: 'Livo',
  class: 'commuter',
  dimensions: {
    wheelbase: 1278,
    length: 2020,
    width: 751,
    height: 1116,
    seatHeight: 790,
    groundClearance: 163,
  },
  plate: 'DEMO 110',
  colours: [
    {
      name: 'Athletic Blue Metallic',
      body: '#1b52b6',
      metal: 0.5,
      accent: '#10131a',
      accent2: '#d9dde2',
    },
    {
      name: 'Matte Crust Metallic',
      body: '#5e4a40',
      matte: true,
      accent: '#17181a',
      accent2: '#c7bdb4',
    },
    {
      name: 'Pearl Igneous Black with Orange Stripes',
      body: '#16171a',
      accent: '#d8571b',
      accent2: '#c9ccd1',
    },
    {
      name: 'Imperial Red Metallic',
      body: '#a8121c',
      metal: 0.5,
      accent: '#17181b',
      accent2: '#d9dce0',
    },
  ],
  tyres: { front: tyre(80, 100, 18), rear: tyre(80, 100, 18) },
  wheels: { spokes: 'y5', rim: 'alloyBlack' },
  brakes: { front: 240, rear: 0, petal: true },
  fork: { kind: 'conventional', rake: 26.5, top: 904, finish: 'black' },
  rear: { shocks: 'twin', swingarm: 'box', chain: 'case', spring: { coil: 'redPlain', turns: 9 } },
  frame: 'diamond',
  engine: {
    kind: 'commuter',
    finish: 'engineBlack',
    covers: 'engineCover',
    cylinder: 'engineBlack',
    fins: 9,
    lean: 15,
    scale: 1.04,
  },
  exhaust: { kind: 'long', finish: 'black', shield: 'alloy' },
  lamp: { kind: 'cowl', visor: 'small', size: 0.95, crown: -6, drl: 'brow', offset: [4, -4] },
  bars: { grip: 1008, pull: 116, mirrors: 'angular', instrument: 'lcd' },
  indicators: 'bulb',
  tank: {
    side: path(`
        946,880 914,942 836,984 738,984 642,932 570,864 522,806! 576,768 690,746 810,736
        896,764 944,822
      `),
    top: row('520:54 600:94 690:134 786:152 876:140 946:88'),
    front: row('736:0.64 800:0.9 856:1 914:0.93 986:0.52'),
    round: 24,
    creases: [{ at: [740, 850], slope: 0.14, height: 14, soft: 6 }],
    cuts: [{ centre: [612, 806, 160], radii: [112, 70, 70], blend: 30 }],
    decal: [
      { band: steps('560,800 680,860 900,900 940,890 700,836 600,786'), fill: 'accent2' },
      { text: 'LIVO', at: [790, 930], size: 48, fill: 'text', slant: 0.2 },
    ],
  },
  body: [
    {
      side: path(`
        1000,846! 976,890! 892,872 800,832 722,782! 762,724! 830,672! 900,672! 940,740
        976,792
      `),
      top: row('720:120 820:158 900:162 1000:128'),
      front: row('670:0.9 780:1 890:1'),
      shell: 15,
      round: 7,
      cell: 5.5,
      creases: [{ at: [860, 770], slope: 0.36, height: 12, soft: 5 }],
      slots: [{ centre: [884, 728], size: [76, 14], turn: 24 }],
      decal: [{ band: steps('740,750 820,790 984,876 990,850 850,760 770,716'), fill: 'accent' }],
    },
    {
      side: path('970,830 900,846 790,780 780,716! 846,650! 888,660 940,750'),
      top: row('780:110 960:116'),
      round: 14,
      material: 'plastic',
    },
  ],
  seats: [benchSeat({ front: [566, 846], height: 790, rear: [-226, 872], step: 44 })],
  tail: {
    ...commuterTail({ tip: [-322, 872], front: [336, 772, 700], middle: 820, depth: 108 }),
    round: 10,
    creases: [{ at: [0, 776], slope: -0.24, height: 13, soft: 5 }],
    decal: [{ band: steps('320,716 60,752 -310,856 -316,838 -60,744 200,698'), fill: 'accent' }],
  },
  covers: [
    {
      side: path('520,764! 330,772 212,728! 290,636 360,562 420,552! 474,640 522,704'),
      top: row('204:104 340:126 520:108'),
      front: row('550:0.86 660:1 770:0.96'),
      round: 12,
      creases: [{ at: [370, 670], slope: 0.3, height: 12, soft: 5 }],
      material: 'plastic',
      decal: [{ text: 'LIVO', at: [376, 660], size: 34, fill: '#b9bdc4', slant: 0.2, turn: 14 }],
    },
  ],
  rack: 'grab',
  rackFinish: 'black',
  mudguards: { front: 'short', rear: 'long' },
});
