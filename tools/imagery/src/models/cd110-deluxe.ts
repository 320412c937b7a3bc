import { line, path, row, steps } from '../kit/notation.ts';
import { benchSeat, commuterTail, motorcycle, tyre } from '../motorcycle/index.ts';

export const cd110Deluxe = motorcycle({
  id: 'cd110-deluxe',
  name: 'CD110 Deluxe',
  class: 'classic commuter',
  dimensions: {
    wheelbase: 1285,
    length: 2044,
    width: 736,
    height: 1076,
    seatHeight: 790,
    groundClearance: 162,
  },
  plate: 'DEMO 110',
  turn: false,
  colours: [
    { name: 'Black with Red', body: '#16171a', accent: '#c3151f', accent2: '#d9dce0' },
    { name: 'Black with Blue', body: '#16171a', accent: '#2058c2', accent2: '#d9dce0' },
    { name: 'Black with Green Metallic', body: '#16171a', accent: '#2a8b50', accent2: '#d9dce0' },
    { name: 'Black with Grey', body: '#16171a', accent: '#868b93', accent2: '#d9dce0' },
  ],
  tyres: { front: tyre(80, 100, 18), rear: tyre(80, 100, 18) },
  wheels: { spokes: 'wide5', rim: 'alloy' },
  brakes: { front: 0, rear: 0 },
  fork: { kind: 'conventional', rake: 26.5, top: 896, boots: true },
  rear: { shocks: 'twin', swingarm: 'tube', chain: 'case', spring: { coil: 'chrome', turns: 12 } },
  frame: 'diamond',
  engine: {
    kind: 'commuter',
    finish: 'engine',
    covers: 'engineCover',
    fins: 8,
    lean: 16,
    scale: 1.02,
    kick: true,
  },
  exhaust: { kind: 'long', finish: 'chrome', shield: 'chrome' },
  lamp: { kind: 'round', bowl: 'paint', visor: 'none', drl: 'none', offset: [4, -6], size: 0.86 },
  bars: { grip: 1004, pull: 120, mirrors: 'round', chromeMirrors: true, instrument: 'round' },
  indicators: 'round',
  tank: {
    side: path(`
        950,862 920,920 836,950 714,950 610,908 548,850 520,804! 580,776 700,762 830,758
        914,778 948,818
      `),
    top: row('518:60 600:98 700:126 800:134 890:118 950:84'),
    front: row('756:0.78 810:1 870:0.98 952:0.52'),
    round: 46,
    cuts: [{ centre: [620, 812, 146], radii: [100, 58, 40], blend: 30 }],
    decal: [
      { band: steps('946,808 760,800,660,806,560,822 660,818,760,818,946,828'), fill: 'accent' },
      { band: steps('946,834 760,824,660,826,566,834 660,832,760,831,946,842'), fill: 'accent2' },
      { text: 'CD 110', at: [770, 884], size: 44, fill: 'text', slant: 0.1 },
    ],
  },
  body: [],
  seats: [benchSeat({ front: [560, 840], height: 790, rear: [-246, 838], step: 12, width: 1 })],
  tail: {
    ...commuterTail({
      tip: [-340, 834],
      front: [330, 770, 700],
      middle: 798,
      depth: 92,
      width: 0.94,
    }),
    round: 20,
    decal: [{ stroke: line('320,724 60,740 -330,806'), width: 5, fill: 'accent2' }],
  },
  covers: [
    {
      side: path('506,748 380,766 248,764 206,700 256,614 340,566 430,580 490,660'),
      top: row('200:100 340:122 510:100'),
      front: row('560:0.86 660:1 766:0.94'),
      round: 24,
      decal: [
        { stroke: line('226,690 340,664 496,672'), width: 6, fill: 'accent' },
        { text: 'DELUXE', at: [356, 700], size: 40, fill: 'text', slant: 0.1 },
      ],
    },
  ],
  rack: 'rail',
  rackFinish: 'chrome',
  mudguards: { front: 'retro', frontFinish: 'paint', rear: 'long' },
  extras: ['crash-guard', 'saree-guard'],
});
