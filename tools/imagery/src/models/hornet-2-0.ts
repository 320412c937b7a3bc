import { path, row, steps } from '../kit/notation.ts';
import { motorcycle, platform184, splitSeat, sportTail } from '../motorcycle/index.ts';

export const hornet20 = motorcycle({
  id: 'hornet-2-0',
  name: 'Hornet 2.0',
  class: 'naked',
  dimensions: {
    wheelbase: 1355,
    length: 2047,
    width: 783,
    height: 1064,
    seatHeight: 790,
    groundClearance: 167,
  },
  colours: [
    {
      name: 'Athletic Blue Metallic',
      body: '#1846a8',
      metal: 0.5,
      accent: '#0f1219',
      accent2: '#e9532c',
    },
    {
      name: 'Radiant Red Metallic',
      body: '#b1101a',
      metal: 0.45,
      accent: '#141518',
      accent2: '#e3e5e9',
    },
    { name: 'Pearl Igneous Black', body: '#141619', accent: '#b8141d', accent2: '#cfd2d7' },
    {
      name: 'Matte Axis Gray Metallic',
      body: '#565b62',
      matte: true,
      accent: '#141518',
      accent2: '#d7271f',
    },
  ],
  ...platform184,
  wheels: { spokes: 'twin5', rim: 'alloyBlack', lip: 'redPlain' },
  brakes: { ...platform184.brakes, caliper: 'gold' },
  fork: { kind: 'usd', rake: 25.2, top: 926 },
  exhaust: { kind: 'stubby', finish: 'black', shield: 'alloy' },
  lamp: { kind: 'wedge', visor: 'none', drl: 'vee', offset: [10, -24], size: 1.06, crown: -10 },
  bars: { grip: 992, pull: 96, mirrors: 'hexagon', instrument: 'lcd' },
  tank: {
    side: path(`
        1016,878 988,952 906,1012 804,1014 704,966 622,884 572,822! 620,784 740,760 864,748
        960,776 1010,830
      `),
    top: row('570:56 644:98 744:156 846:184 944:166 1016:88'),
    front: row('748:0.6 810:0.88 872:1 930:0.92 1016:0.48'),
    round: 22,
    creases: [{ at: [800, 880], slope: 0.02, height: 20, soft: 5 }],
    cuts: [{ centre: [656, 818, 180], radii: [124, 78, 88], blend: 28 }],
    decal: [
      { band: steps('700,770 770,766 960,1020 910,1024'), fill: 'accent' },
      { band: steps('668,774 690,770 892,1026 876,1026'), fill: 'accent2' },
    ],
  },
  body: [
    {
      side: path(`
        1132,872! 1086,934! 980,934 880,892 764,816! 806,742! 872,672! 946,622! 1000,700
        1064,792
      `),
      top: row('760:124 870:188 960:204 1060:176 1132:148'),
      front: row('620:0.8 760:0.98 934:1'),
      shell: 16,
      round: 6,
      cell: 5.5,
      creases: [
        { at: [940, 806], slope: 0.36, height: 20, soft: 4 },
        { at: [940, 742], slope: 0.4, height: 10, soft: 4 },
      ],
      slots: [{ centre: [956, 704], size: [96, 18], turn: 36 }],
      decal: [
        { band: steps('780,800 880,880 1084,936 1100,900 960,850 850,740'), fill: 'accent' },
        { text: 'HORNET', at: [972, 862], size: 40, fill: 'text', slant: 0.2, turn: 20 },
      ],
    },
    {
      side: path('1060,850 970,868 860,800 836,700! 900,590! 958,610 1020,750'),
      top: row('820:116 1060:122'),
      round: 14,
      material: 'plastic',
    },
  ],
  seats: splitSeat({ front: [618, 866], height: 790, join: 268, rear: [-140, 940], step: 116 }),
  tail: {
    ...sportTail({ tip: [-272, 936], front: [400, 768, 690], middle: 866, depth: 84 }),
    creases: [{ at: [60, 826], slope: -0.34, height: 14, soft: 4 }],
    decal: [
      { band: steps('360,720 140,790 -260,950 -268,934 40,790 260,706'), fill: 'accent' },
      { text: '2.0', at: [180, 798], size: 42, fill: 'text', slant: 0.2, turn: -18 },
    ],
  },
  covers: [
    {
      side: path('566,786! 372,784 246,730! 336,640 420,560 470,548! 520,644 570,716'),
      top: row('244:106 380:130 570:110'),
      front: row('548:0.84 670:1 786:0.97'),
      round: 8,
      creases: [{ at: [410, 690], slope: 0.44, height: 16, soft: 4 }],
      material: 'plastic',
    },
  ],
  rack: 'grips',
  mudguards: { front: 'sport', rear: 'hanger' },
  extras: ['belly'],
});
