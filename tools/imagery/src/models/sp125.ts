import { path, row, steps } from '../kit/notation.ts';
import { benchSeat, commuterTail, motorcycle, tyre } from '../motorcycle/index.ts';

export const sp125 = motorcycle({
  id: 'sp125',
  name: 'SP125',
  class: 'sport commuter',
  dimensions: {
    wheelbase: 1285,
    length: 2020,
    width: 785,
    height: 1103,
    seatHeight: 790,
    groundClearance: 160,
  },
  plate: 'DEMO 125',
  colours: [
    {
      name: 'Imperial Red Metallic',
      body: '#b01019',
      metal: 0.45,
      accent: '#17181b',
      accent2: '#e4e6ea',
    },
    { name: 'Striking Green', body: '#2f6b3c', metal: 0.4, accent: '#15171a', accent2: '#c9d6c9' },
    {
      name: 'Matte Axis Gray Metallic',
      body: '#5b6067',
      matte: true,
      accent: '#17181a',
      accent2: '#d0352a',
    },
    {
      name: 'Pearl Siren Blue',
      body: '#1f3f7e',
      metal: 0.5,
      accent: '#0f131c',
      accent2: '#e1c23b',
    },
    { name: 'Black', body: '#16181b', accent: '#b3141d', accent2: '#c6c9ce' },
  ],
  tyres: { front: tyre(80, 100, 18), rear: tyre(100, 80, 18) },
  wheels: { spokes: 'y5', rim: 'alloyBlack', lip: 'redPlain' },
  brakes: { front: 240, rear: 0, petal: true },
  fork: { kind: 'conventional', rake: 26, top: 912, finish: 'black' },
  rear: { shocks: 'twin', swingarm: 'box', chain: 'guard', spring: { coil: 'redPlain', turns: 9 } },
  frame: 'diamond',
  engine: {
    kind: 'commuter',
    finish: 'engineBlack',
    covers: 'engineBlack',
    cylinder: 'engineBlack',
    fins: 9,
    lean: 14,
    scale: 1.06,
  },
  exhaust: { kind: 'long', finish: 'black', shield: 'alloy' },
  lamp: { kind: 'wedge', visor: 'small', drl: 'brow', offset: [0, -4], size: 1.02 },
  bars: { grip: 1010, pull: 112, mirrors: 'angular', instrument: 'lcd' },
  indicators: 'bulb',
  tank: {
    side: path(`
        952,890 918,956 836,1000 738,994 640,936 574,862 524,806! 580,770 690,750 800,740
        900,768 950,824
      `),
    top: row('522:52 600:94 690:140 790:164 876:152 950:92'),
    front: row('740:0.62 800:0.88 860:1 920:0.92 1002:0.48'),
    round: 22,
    creases: [{ at: [720, 856], slope: 0.16, height: 16, soft: 5 }],
    cuts: [{ centre: [616, 806, 164], radii: [116, 74, 80], blend: 28 }],
    decal: [
      { band: steps('640,800 700,800 880,1004 840,1004'), fill: 'accent' },
      { band: steps('612,806 630,802 820,1004 806,1004'), fill: 'accent2' },
      { text: 'SP', at: [868, 918], size: 60, fill: 'text', slant: 0.2 },
    ],
  },
  body: [
    {
      side: path(`
        1024,866! 992,912! 900,902 806,858 704,792! 748,728! 822,672! 900,664! 948,742
        990,806
      `),
      top: row('700:122 820:168 900:174 1024:132'),
      front: row('660:0.9 780:1 910:1'),
      shell: 15,
      round: 6,
      cell: 5.5,
      creases: [{ at: [860, 790], slope: 0.42, height: 16, soft: 4 }],
      slots: [{ centre: [890, 730], size: [88, 16], turn: 28 }],
      decal: [
        { band: steps('716,790 800,846 1010,908 1020,880 860,820 760,740'), fill: 'accent' },
        { text: '125', at: [848, 756], size: 40, fill: 'text', slant: 0.2, turn: 24 },
      ],
    },
    {
      side: path('990,846 900,850 790,790 780,710! 850,636! 900,650 952,756'),
      top: row('780:112 990:116'),
      round: 14,
      material: 'plastic',
    },
  ],
  seats: [benchSeat({ front: [568, 850], height: 790, rear: [-216, 892], step: 62 })],
  tail: {
    ...commuterTail({ tip: [-330, 902], front: [340, 776, 700], middle: 834, depth: 112 }),
    round: 8,
    creases: [{ at: [0, 786], slope: -0.3, height: 16, soft: 4 }],
    decal: [
      { band: steps('330,716 20,764 -318,892 -322,872 -60,756 220,698'), fill: 'accent' },
      { text: 'SP125', at: [120, 772], size: 34, fill: 'text', slant: 0.2, turn: -12 },
    ],
  },
  covers: [
    {
      side: path('526,772! 340,774 206,716! 296,630 366,556 420,544! 476,640 528,704'),
      top: row('204:106 340:126 528:108'),
      front: row('545:0.84 660:1 772:0.97'),
      round: 9,
      creases: [{ at: [370, 680], slope: 0.4, height: 16, soft: 4 }],
    },
  ],
  rack: 'grab',
  rackFinish: 'alloy',
  mudguards: { front: 'short', rear: 'long' },
});
