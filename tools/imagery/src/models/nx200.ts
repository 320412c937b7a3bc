import { path, row, steps } from '../kit/notation.ts';
import { adventure184, motorcycle, splitSeat, sportTail } from '../motorcycle/index.ts';

export const nx200 = motorcycle({
  id: 'nx200',
  name: 'NX200',
  class: 'adventure tourer',
  colours: [
    {
      name: 'Radiant Red Metallic',
      body: '#b1101a',
      metal: 0.45,
      accent: '#151619',
      accent2: '#e6e8eb',
    },
    {
      name: 'Athletic Blue Metallic',
      body: '#1846a8',
      metal: 0.5,
      accent: '#10131a',
      accent2: '#e6e8eb',
    },
    { name: 'Pearl Igneous Black', body: '#16181b', accent: '#83898f', accent2: '#c9ccd1' },
  ],
  ...adventure184,
  wheels: { spokes: 'y5', rim: 'alloyBlack' },
  brakes: { ...adventure184.brakes, caliper: 'gold' },
  fork: { kind: 'usd', rake: 25.4, top: 962 },
  engine: { ...adventure184.engine, finish: 'engineBlack', covers: 'engineBlack' },
  exhaust: { kind: 'upswept', finish: 'black', shield: 'alloy' },
  lamp: { kind: 'beak', drl: 'vee', offset: [10, 8], size: 1.04 },
  bars: { grip: 1072, pull: 124, mirrors: 'angular', guards: true, instrument: 'lcd' },
  tank: {
    side: path(`
        1012,908 986,982 904,1036 804,1030 706,976 626,896 576,836! 626,796 744,772 866,760
        958,796 1006,856
      `),
    top: row('574:56 648:98 746:152 848:178 944:162 1012:88'),
    front: row('760:0.62 822:0.88 884:1 944:0.92 1038:0.5'),
    round: 26,
    creases: [{ at: [800, 896], slope: 0.1, height: 18, soft: 5 }],
    cuts: [{ centre: [660, 830, 176], radii: [122, 78, 84], blend: 28 }],
    decal: [
      { band: steps('660,850 760,900 1000,962 1004,936 800,880 690,820'), fill: 'accent' },
      { text: 'NX', at: [862, 984], size: 54, fill: 'text', slant: 0.2 },
    ],
  },
  body: [
    {
      side: path(`
        1236,934! 1196,1002 1140,1044! 1060,1010 960,956 860,906 768,836! 806,762! 880,690!
        956,628! 1010,720 1090,830 1180,880
      `),
      top: row('764:126 870:190 970:210 1080:188 1180:150 1236:116'),
      front: row('620:0.8 760:0.98 960:1 1050:0.9'),
      shell: 16,
      round: 7,
      cell: 6,
      creases: [
        { at: [960, 850], slope: 0.46, height: 20, soft: 5 },
        { at: [960, 770], slope: 0.5, height: 12, soft: 4 },
      ],
      slots: [{ centre: [980, 726], size: [110, 22], turn: 40 }],
      decal: [
        { band: steps('800,836 900,910 1060,1000 1120,1020 1000,900 880,770'), fill: 'accent' },
        { band: steps('960,630 1010,720 1090,826 1060,820 990,730 946,650'), fill: 'accent2' },
        { text: 'NX200', at: [1010, 908], size: 44, fill: 'text', slant: 0.2, turn: 26 },
      ],
    },
    {
      side: path('1070,870 980,890 860,816 836,706! 900,590! 960,612 1030,770'),
      top: row('820:116 1070:122'),
      round: 14,
      material: 'plastic',
    },
  ],
  seats: splitSeat({
    front: [622, 878],
    height: 810,
    join: 270,
    rear: [-160, 930],
    step: 78,
    width: 1.06,
  }),
  tail: {
    ...sportTail({ tip: [-276, 924], front: [402, 784, 706], middle: 872, depth: 86 }),
    creases: [{ at: [60, 830], slope: -0.28, height: 14, soft: 4 }],
    decal: [{ band: steps('340,730 140,800 -266,940 -272,922 40,798 250,716'), fill: 'accent' }],
  },
  covers: [
    {
      side: path('570,802! 376,796 250,742! 340,650 424,566 474,552! 524,650 574,730'),
      top: row('248:106 384:132 574:112'),
      front: row('552:0.84 680:1 802:0.97'),
      round: 9,
      creases: [{ at: [414, 700], slope: 0.44, height: 16, soft: 4 }],
      material: 'plastic',
      decal: [{ text: '200', at: [420, 736], size: 40, fill: '#b9bdc4', slant: 0.2, turn: 12 }],
    },
  ],
  rack: 'carrier',
  mudguards: { front: 'short', rear: 'hanger' },
  extras: ['bash-plate'],
});
