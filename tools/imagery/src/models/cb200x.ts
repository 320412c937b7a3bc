import { path, row, steps } from '../kit/notation.ts';
import { adventure184, motorcycle, splitSeat, sportTail } from '../motorcycle/index.ts';

export const cb200x = motorcycle({
  id: 'cb200x',
  name: 'CB200X',
  class: 'adventure tourer',
  colours: [
    {
      name: 'Decent Blue Metallic',
      body: '#1c3f7c',
      metal: 0.5,
      accent: '#e4e6e9',
      accent2: '#12151c',
      text: '#f4f5f7',
    },
    { name: 'Pearl Nightstar Black', body: '#191b1f', accent: '#7f858d', accent2: '#b8141d' },
    { name: 'Sports Red', body: '#c00d17', metal: 0.2, accent: '#17181b', accent2: '#e4e6e9' },
  ],
  ...adventure184,
  wheels: { spokes: 'twin6', rim: 'alloyBlack', lip: 'alloy' },
  fork: { kind: 'usd', rake: 25.4, top: 958 },
  rear: { ...adventure184.rear, spring: { coil: 'gold' } },
  exhaust: { kind: 'stubby', finish: 'black', shield: 'alloy' },
  lamp: { kind: 'beak', drl: 'brow', offset: [16, 2], size: 1 },
  bars: { grip: 1066, pull: 128, mirrors: 'oval', guards: true, instrument: 'lcd' },
  tank: {
    side: path(`
        1006,896 974,968 888,1022 786,1016 692,962 612,886 568,832! 620,794 740,768 862,754
        952,788 1002,846
      `),
    top: row('566:56 640:98 740:148 840:170 936:156 1006:88'),
    front: row('754:0.64 816:0.9 876:1 936:0.92 1024:0.52'),
    round: 32,
    creases: [{ at: [790, 880], slope: 0.06, height: 14, soft: 6 }],
    cuts: [{ centre: [654, 824, 170], radii: [118, 76, 78], blend: 30 }],
    decal: [
      { band: steps('640,850 780,872 1000,900 1002,862 820,836 700,806'), fill: 'accent' },
      { text: 'CB', at: [850, 960], size: 52, fill: 'text', slant: 0.2 },
    ],
  },
  body: [
    {
      side: path(`
        1216,906! 1170,968 1090,992! 1000,950 900,906 770,826! 816,762! 900,706! 990,690!
        1040,760 1110,820
      `),
      top: row('766:126 880:184 980:198 1090:176 1216:122'),
      front: row('680:0.84 800:1 1000:0.96'),
      shell: 16,
      round: 9,
      cell: 6,
      creases: [{ at: [980, 840], slope: 0.3, height: 18, soft: 5 }],
      slots: [
        { centre: [930, 762], size: [84, 16], turn: 30 },
        { centre: [1000, 776], size: [60, 14], turn: 30 },
      ],
      decal: [
        { band: steps('800,830 900,880 1160,972 1204,920 1000,850 860,780'), fill: 'accent' },
        { text: '200X', at: [1040, 906], size: 44, fill: 'accent2', slant: 0.2, turn: 20 },
      ],
    },
    {
      side: path('1070,860 980,880 860,806 836,700! 900,584! 960,606 1030,760'),
      top: row('820:114 1070:120'),
      round: 14,
      material: 'plastic',
    },
  ],
  seats: splitSeat({
    front: [614, 872],
    height: 810,
    join: 262,
    rear: [-150, 944],
    step: 96,
    width: 1.04,
  }),
  tail: {
    ...sportTail({ tip: [-280, 938], front: [398, 784, 704], middle: 876, depth: 78 }),
    round: 13,
    decal: [{ band: steps('380,740 100,810 -272,950 -278,934 40,816 260,734'), fill: 'accent' }],
  },
  covers: [
    {
      side: path('564,798! 376,796 240,748! 336,656 420,570 470,556! 520,652 568,726'),
      top: row('238:106 384:132 568:112'),
      front: row('556:0.84 680:1 798:0.97'),
      round: 12,
      creases: [{ at: [410, 700], slope: 0.3, height: 12, soft: 6 }],
    },
  ],
  rack: 'carrier',
  mudguards: { front: 'short', frontFinish: 'plastic', rear: 'hanger' },
  extras: ['belly'],
});
