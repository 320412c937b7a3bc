import { line, path, row, steps } from '../kit/notation.ts';
import { benchSeat, commuterTail, motorcycle, platform100 } from '../motorcycle/index.ts';

export const shine100 = motorcycle({
  id: 'shine-100',
  name: 'Shine 100',
  class: 'commuter',
  colours: [
    {
      name: 'Black with Red Stripes',
      body: '#17181b',
      accent: '#c3151f',
      accent2: '#d7dade',
      text: '#f1f2f4',
    },
    {
      name: 'Black with Blue Stripes',
      body: '#17181b',
      accent: '#1f57c4',
      accent2: '#d7dade',
      text: '#f1f2f4',
    },
    {
      name: 'Black with Green Stripes',
      body: '#17181b',
      accent: '#1f8a4c',
      accent2: '#d7dade',
      text: '#f1f2f4',
    },
    {
      name: 'Black with Gold Stripes',
      body: '#17181b',
      accent: '#b88a34',
      accent2: '#d7dade',
      text: '#f1f2f4',
    },
    {
      name: 'Black with Grey Stripes',
      body: '#17181b',
      accent: '#7c828a',
      accent2: '#d7dade',
      text: '#f1f2f4',
    },
  ],
  ...platform100,
  wheels: { spokes: 'five', rim: 'alloyBlack' },
  fork: { kind: 'conventional', rake: 26, top: 872, stanchion: 14.5 },
  rear: { ...platform100.rear, spring: { coil: 'black', turns: 11 } },
  exhaust: { kind: 'long', finish: 'black', shield: 'chrome' },
  lamp: {
    kind: 'cowl',
    visor: 'small',
    size: 0.88,
    crown: -14,
    offset: [-6, -8],
    decal: [{ band: steps('-90,70 30,78 40,90 -86,84'), fill: 'accent' }],
  },
  bars: { grip: 972, pull: 112, mirrors: 'oval', instrument: 'pod' },
  tank: {
    side: path(`
        928,838 906,896 826,940 716,948 610,908 540,846 500,800! 548,764 664,740 790,724
        880,738 922,784
      `),
    top: row('498:58 570:90 660:120 760:134 850:126 926:84'),
    front: row('724:0.7 780:0.96 830:1 886:0.92 948:0.56'),
    round: 34,
    cuts: [{ centre: [594, 796, 150], radii: [104, 66, 54], blend: 34 }],
    decal: [
      { band: steps('930,770 820,752,700,780,600,876 690,800,820,774,930,796'), fill: 'accent' },
      { band: steps('930,804 820,784,716,806,622,884 716,814,820,792,930,812'), fill: 'accent2' },
      { text: 'SHINE', at: [770, 868], size: 42, fill: 'text', slant: 0.1 },
    ],
  },
  body: [],
  seats: [benchSeat({ front: [544, 836], height: 786, rear: [-236, 846], step: 20, width: 0.96 })],
  tail: {
    ...commuterTail({
      tip: [-330, 838],
      front: [320, 768, 706],
      middle: 800,
      depth: 104,
      width: 0.94,
    }),
    creases: [{ at: [0, 752], slope: -0.18, height: 7 }],
    decal: [
      { band: steps('310,720 60,738,-120,770,-320,820 -120,758,60,724,300,706'), fill: 'accent' },
    ],
  },
  covers: [
    {
      side: path('498,746! 250,766! 210,700 270,606 340,560 420,572 470,634 500,696'),
      top: row('206:100 330:118 500:102'),
      front: row('550:0.88 650:1 766:0.96'),
      round: 18,
      decal: [
        { gap: line('212,700 330,672 496,690') },
        { text: '100', at: [366, 708], size: 44, fill: 'text', slant: 0.1 },
        { band: steps('220,676 330,650,420,652,500,664 420,644,330,640,226,664'), fill: 'accent' },
      ],
    },
  ],
  rack: 'rail',
  rackFinish: 'black',
  mudguards: { front: 'long', rear: 'long' },
  extras: ['saree-guard'],
});
