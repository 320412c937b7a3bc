import { line, path, row, steps } from '../kit/notation.ts';
import { benchSeat, commuterTail, motorcycle, tyre } from '../motorcycle/index.ts';

export const unicorn = motorcycle({
  id: 'unicorn',
  name: 'Unicorn',
  class: 'sport commuter',
  dimensions: {
    wheelbase: 1335,
    length: 2081,
    width: 756,
    height: 1103,
    seatHeight: 798,
    groundClearance: 187,
  },
  plate: 'DEMO 160',
  colours: [
    { name: 'Pearl Igneous Black', body: '#15171a', accent: '#9aa0a8', accent2: '#c8ccd2' },
    {
      name: 'Imperial Red Metallic',
      body: '#9a0f1a',
      metal: 0.5,
      accent: '#1a1b1e',
      accent2: '#d6d9dd',
    },
    {
      name: 'Matte Axis Gray Metallic',
      body: '#595e65',
      matte: true,
      accent: '#1a1b1e',
      accent2: '#c6c9ce',
    },
    {
      name: 'Pearl Siren Blue',
      body: '#1c3870',
      metal: 0.5,
      accent: '#0f131c',
      accent2: '#c9d0dc',
    },
  ],
  tyres: { front: tyre(80, 100, 18), rear: tyre(100, 90, 18) },
  wheels: { spokes: 'six', rim: 'alloyBlack', lip: 'steel' },
  brakes: { front: 240, rear: 0, petal: false },
  fork: { kind: 'conventional', rake: 25.8, top: 914, stanchion: 16.5 },
  rear: { shocks: 'mono', swingarm: 'tube', chain: 'case', spring: { coil: 'black' } },
  frame: 'diamond',
  engine: {
    kind: 'commuter',
    finish: 'engine',
    covers: 'engineCover',
    cylinder: 'engine',
    fins: 10,
    lean: 15,
    scale: 1.12,
  },
  exhaust: { kind: 'long', finish: 'black', shield: 'chrome' },
  lamp: { kind: 'cowl', visor: 'small', size: 1, crown: -20, drl: 'bar', offset: [0, 0] },
  bars: { grip: 1012, pull: 122, mirrors: 'oval', instrument: 'pod' },
  indicators: 'bulb',
  tank: {
    side: path(`
        992,868 968,944 884,1000 766,1006 654,952 580,872 540,814! 590,768 706,736 846,720
        946,748 988,808
      `),
    top: row('538:60 620:104 716:148 820:170 914:158 990:98'),
    front: row('720:0.64 790:0.94 856:1 920:0.94 1008:0.54'),
    round: 38,
    creases: [{ at: [780, 806], slope: 0.08, height: 10, soft: 9 }],
    cuts: [{ centre: [634, 810, 176], radii: [116, 78, 74], blend: 36 }],
    decal: [
      { band: steps('984,826 860,800,740,800,640,838 740,812,860,814,984,840'), fill: 'accent2' },
      { text: 'UNICORN', at: [812, 914], size: 44, fill: 'text', slant: 0.12, spacing: 2 },
      { gap: line('560,800 700,776 960,770') },
    ],
  },
  body: [
    {
      side: path('1026,818! 1006,862! 930,842 850,790 806,742! 858,690! 930,690! 986,750'),
      top: row('800:138 920:164 1026:136'),
      shell: 16,
      round: 10,
      cell: 5.5,
      slots: [
        { centre: [914, 744], size: [70, 14], turn: 34 },
        { centre: [934, 776], size: [70, 12], turn: 34 },
      ],
      material: 'plastic',
    },
  ],
  seats: [benchSeat({ front: [588, 858], height: 798, rear: [-238, 872], step: 34, width: 1.06 })],
  tail: {
    ...commuterTail({
      tip: [-340, 872],
      front: [344, 784, 702],
      middle: 828,
      depth: 124,
      width: 1.04,
    }),
    round: 20,
    creases: [{ at: [0, 770], slope: -0.16, height: 10, soft: 8 }],
    decal: [
      { band: steps('330,736 60,754,-120,780,-330,842 -120,770,60,740,330,722'), fill: 'accent2' },
    ],
  },
  covers: [
    {
      side: path('540,780! 380,790 230,772! 214,712 280,610 380,548 470,566 530,660'),
      top: row('212:110 360:134 542:112'),
      front: row('545:0.84 660:1 790:0.97'),
      round: 22,
      creases: [{ at: [380, 690], slope: -0.05, height: 11, soft: 7 }],
      decal: [
        { gap: line('222,730 380,708 534,724') },
        { text: '160', at: [380, 650], size: 48, fill: 'text', slant: 0.12 },
      ],
    },
  ],
  rack: 'rail',
  rackFinish: 'black',
  mudguards: { front: 'long', rear: 'long' },
});
