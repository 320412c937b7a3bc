import { line, path, row, steps } from '../kit/notation.ts';
import { electric, electricGaps } from '../scooter/bodies/electric.ts';
import { across, cornerTurns, scooter, tyre } from '../scooter/index.ts';

export const qc1 = scooter({
  id: 'qc1',
  name: 'QC1',
  class: 'electric scooter',
  dimensions: {
    wheelbase: 1275,
    length: 1826,
    width: 725,
    height: 1119,
    seatHeight: 769,
    groundClearance: 169.5,
  },
  plate: 'DEMO EV',
  colours: [
    {
      name: 'Pearl Serenity Blue',
      body: '#1f4c79',
      metal: 0.45,
      accent: '#1d2025',
      accent2: '#7fd0e8',
    },
    {
      name: 'Pearl Misty White',
      body: '#e9e9e6',
      metal: 0.05,
      accent: '#2a2d32',
      accent2: '#3f7fb0',
      text: '#2f3338',
    },
    {
      name: 'Matte Foggy Silver Metallic',
      body: '#a9adb0',
      matte: true,
      accent: '#25282c',
      accent2: '#3f7fb0',
      text: '#26282c',
    },
    {
      name: 'Pearl Igneous Black',
      body: '#1b1d21',
      metal: 0.45,
      accent: '#3b3f45',
      accent2: '#7fd0e8',
    },
    {
      name: 'Pearl Shallow Blue',
      body: '#9fb8c8',
      metal: 0.3,
      accent: '#26292e',
      accent2: '#e9eef2',
      text: '#26303a',
    },
  ],
  tyres: { front: tyre(90, 90, 12), rear: tyre(90, 100, 10) },
  wheels: { spokes: 'five', rim: 'alloyBlack' },
  disc: 0,
  spring: 'spring',
  ...electric,
  apron: {
    ...electric.apron,
    side: path(`
      996,888! 1070,886! 1136,860! 1150,790 1150,690 1132,590 1096,480 1020,360 944,290! 914,302!
      984,412 1028,530 1042,650 1026,790
    `),
    front: row('290:158 340:176 430:190 540:197 680:200 800:198 860:190 888:170'),
    round: 12,
  },
  cowl: {
    ...electric.cowl,
    side: path('928,940 934,1000 962,1046! 1076,1050! 1126,1010! 1134,930! 1104,890! 988,882'),
    front: row('880:120 910:150 950:162 1000:160 1050:132'),
    round: 14,
  },
  body: {
    side: path(`
      570,700! 300,704 40,726 -140,752 -290,786! -316,770! -300,672! -200,604 -80,546 40,488!
      150,450 236,396 290,320! 430,266 640,256! 596,304 548,352 526,430 532,510 554,604
    `),
    top: row('-316:88 -260:112 -160:138 40:158 240:162 440:158 540:140 630:160'),
    front: electric.body.front,
    round: 12,
    decal: [
      {
        band: steps('600,506 330,506 180,556 110,588 100,572 176,540 330,488 600,488'),
        fill: 'accent2',
      },
      { text: 'QC1', at: [330, 632], size: 56, fill: 'text', turn: -4 },
    ],
  },
  seat: {
    ...electric.seat,
    side: path(`
      606,742! 586,774 480,776 300,770 140,776 60,790! -60,800 -200,812 -258,808! -250,780 -140,752
      40,724 300,702 560,698 604,714
    `),
  },
  lamps: [
    {
      on: 'cowl',
      facing: 'front',
      kind: 'head',
      form: across(path('0.5,1018! 66,1014 74,1004! 68,936! 0.5,930!')),
      bowls: [[32, 974, 25]],
      guides: [line('-60,1004 0,1008 60,1004')],
    },
    cornerTurns('120,842! 168,832 166,786! 116,800!'),
    {
      on: 'body',
      facing: 'rear',
      kind: 'tail',
      form: across(path('0.5,762! 60,758 74,752! 74,712! 0.5,708!')),
      guides: [line('-66,736 0,738 66,736')],
    },
  ],
  inlays: [
    {
      on: 'apron',
      facing: 'front',
      form: across(path('0.5,866! 84,858 92,780 76,620 60,552! 0.5,546!')),
      material: 'paint2',
      out: 2,
    },
    {
      on: 'cowl',
      facing: 'front',
      form: across(path('0.5,1034! 84,1030 94,1010! 86,920! 0.5,914!')),
      material: 'plasticGloss',
      out: 2,
    },
    {
      on: 'body',
      facing: 'side',
      form: path('660,470! 330,470 190,520! 60,560 -350,700! -350,540! 0,440! 300,240! 660,240!'),
      material: 'plastic',
    },
    {
      on: 'body',
      facing: 'side',
      form: path('150,760! 20,590! 60,576 -350,716! -350,820!'),
      material: 'paint2',
    },
    {
      on: 'body',
      facing: 'side',
      form: path('-306,764! -258,752! -258,734! -302,738!'),
      material: 'amber',
      out: 4.5,
    },
  ],
  trims: electricGaps,
  floorSide: 'plastic',
  rail: 'loop',
  railFinish: 'plasticGloss',
  drive: 'hub motor',
  mirrors: 'round',
});
