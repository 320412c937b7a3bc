import { line, path, row, steps } from '../kit/notation.ts';
import { motorcycle, tyre } from '../motorcycle/index.ts';

export const shine125 = motorcycle({
  id: 'shine-125',
  name: 'Shine 125',
  class: 'commuter',
  dimensions: {
    wheelbase: 1285,
    length: 2046,
    width: 741,
    height: 1116,
    seatHeight: 791,
    groundClearance: 162,
  },
  plate: 'DEMO 125',
  colours: [
    {
      name: 'Rebel Red Metallic',
      body: '#a90f1a',
      metal: 0.45,
      accent: '#191a1d',
      accent2: '#d3d6da',
    },
    {
      name: 'Decent Blue Metallic',
      body: '#173f8c',
      metal: 0.45,
      accent: '#0e1524',
      accent2: '#c9ccd2',
    },
    { name: 'Black', body: '#15171a', accent: '#8f1420', accent2: '#a3a8b0' },
    {
      name: 'Matte Axis Grey',
      body: '#5d6269',
      matte: true,
      accent: '#1a1b1e',
      accent2: '#c5c9cf',
    },
    {
      name: 'Geny Grey Metallic',
      body: '#44484e',
      metal: 0.55,
      accent: '#17181b',
      accent2: '#d8dade',
    },
  ],
  tyres: { front: tyre(80, 100, 18), rear: tyre(80, 100, 18) },
  wheels: { spokes: 'six', rim: 'alloyBlack', lip: 'alloy' },
  brakes: { front: 240, rear: 0 },
  fork: { kind: 'conventional', rake: 26.5, top: 905 },
  rear: { shocks: 'twin', swingarm: 'tube', chain: 'case' },
  frame: 'diamond',
  engine: {
    kind: 'commuter',
    finish: 'engine',
    covers: 'engineCover',
    fins: 9,
    lean: 13,
    scale: 1.07,
  },
  exhaust: { kind: 'long', finish: 'chrome', shield: 'alloy' },
  lamp: { kind: 'cowl', visor: 'small' },
  bars: { grip: 1010, pull: 118, mirrors: 'oval', instrument: 'pod' },
  indicators: 'bulb',
  tank: {
    side: path(`
        972,862 944,930 862,978 745,984 632,936 556,862 516,806! 564,762 684,732 820,718
        916,744 966,800
      `),
    top: row('512:60 590:98 680:132 780:150 880:142 970:92'),
    front: row('720:0.66 790:0.96 850:1 910:0.93 985:0.56'),
    round: 32,
    creases: [{ at: [760, 828], slope: 0.05, height: 9, soft: 8 }],
    cuts: [{ centre: [612, 805, 164], radii: [112, 72, 66], blend: 34 }],
    decal: [
      { band: steps('940,800 860,790,760,800,640,905 760,850,860,850,950,868'), fill: 'accent' },
      { band: steps('948,884 860,864,770,864,655,915 770,884,860,886,946,896'), fill: 'accent2' },
      { text: 'SHINE', at: [800, 922], size: 44, fill: 'text', slant: 0.1 },
    ],
  },
  body: [],
  seats: [
    {
      side: path(`
        558,846 482,808 392,794 262,802 120,828 -60,850 -200,858 -240,842! -215,818 -60,790
        150,762 350,742 490,752 558,800
      `),
      top: row('-240:74 -150:104 60:124 250:138 380:128 470:98 556:72'),
      front: row('740:0.92 790:1 850:0.92'),
    },
  ],
  tail: {
    side: path(`
        330,772 150,792 -60,820 -230,848 -330,856! -352,816 -280,770 -110,726 60,694
        220,690! 320,714
      `),
    top: row('-352:48 -240:84 0:112 330:124'),
    front: row('690:0.92 760:1 850:0.92'),
    round: 13,
    creases: [{ at: [0, 760], slope: -0.2, height: 8 }],
    decal: [
      {
        band: steps('300,742 60,752,-100,778,-320,830 -100,766,60,736,300,726'),
        fill: 'accent2',
        alpha: 0.9,
      },
    ],
  },
  covers: [
    {
      side: path('514,752! 240,776! 204,708 262,612 336,556 424,566 488,640 518,700'),
      top: row('200:104 330:126 520:108'),
      front: row('545:0.88 650:1 770:0.97'),
      round: 15,
      creases: [{ at: [360, 640], slope: 0.12, height: 9 }],
      decal: [
        { gap: line('206,706 330,690 500,716') },
        { text: '125', at: [350, 664], size: 52, fill: 'text', slant: 0.1 },
        { band: steps('204,604 330,612,430,622,520,660 430,608,330,596,240,590'), fill: 'accent' },
      ],
    },
  ],
  rack: 'rail',
  rackFinish: 'alloy',
  mudguards: { front: 'long', rear: 'long' },
});
