import { line, path, row, steps } from '../kit/notation.ts';
import {
  across,
  activaSize,
  brown,
  cornerTurns,
  cowlLamp,
  rounded,
  familyEdge,
  familyGaps,
  familyTail,
  familyTurns,
  scooter,
  tyre,
  shutLine,
} from '../scooter/index.ts';

export const activa110 = scooter({
  id: 'activa-110',
  name: 'Activa 110',
  class: 'family scooter',
  dimensions: activaSize,
  plate: 'DEMO 110',
  colours: [
    { name: 'Pearl Precious White', body: '#e6e3da', metal: 0.05, text: '#4a3c32', ...brown },
    { name: 'Decent Blue Metallic', body: '#40668f', metal: 0.5, ...brown },
    { name: 'Rebel Red Metallic', body: '#9f141c', metal: 0.4 },
    { name: 'Pearl Siren Blue', body: '#1d3c85', metal: 0.45, ...brown },
    { name: 'Matte Axis Grey Metallic', body: '#585d64', matte: true },
    { name: 'Pearl Igneous Black', body: '#191b1f', metal: 0.45 },
  ],
  tyres: { front: tyre(90, 90, 12), rear: tyre(90, 100, 10) },
  wheels: { spokes: 'y5', rim: 'alloyBlack', lip: 'alloy' },
  disc: 0,
  spring: 'black',
  ...rounded,
  apron: {
    ...rounded.apron,
    side: path(`
      1002,892! 1062,886 1112,852 1146,780 1158,690 1152,590 1110,464 1026,358 946,290! 912,302!
      978,412 1018,530 1030,650 1016,790
    `),
    round: 40,
  },
  cowl: {
    ...rounded.cowl,
    side: path('926,936 934,1014 976,1060! 1050,1068 1110,1040 1134,962 1114,908 1066,888! 984,888'), // oxfmt-ignore
    front: row('884:132 920:180 958:206 1010:186 1066:104'),
    round: 28,
  },
  mudguard: { ...rounded.mudguard, from: 12, drop: 66, nose: 0.62 },
  forms: {
    rail: [[20, 740, 152], [-70, 772, 160], [-170, 786, 146], [-250, 792, 112], [-284, 794, 60]], // oxfmt-ignore
  },
  body: {
    ...rounded.body,
    side: path(`
      578,698! 300,702 60,714 -120,724 -220,726 -270,712! -292,662 -262,594! -190,548 -60,502
      60,462 180,412 320,356 430,318 500,298 646,290! 600,312 550,352 526,420 532,500 556,600
    `),
    decal: [
      {
        band: steps('540,506 300,546 0,630 -200,704 -200,698 0,620 300,532 540,490'),
        fill: 'accent2',
        alpha: 0.8,
      },
      { text: 'ACTIVA', at: [190, 600], size: 44, fill: 'text', turn: -10, spacing: 2 },
    ],
  },
  lamps: [
    cowlLamp({ wide: 112, frame: 'chrome' }),
    cornerTurns('112,836! 152,818 176,788 182,748! 164,780 132,812'),
    familyTail(706, 106, 106, 62),
  ],
  inlays: [
    familyEdge,
    {
      on: 'apron',
      facing: 'front',
      form: across(path('0.5,842! 40,838 72,818 56,776 24,742! 0.5,734!')),
      material: 'paint',
      out: 4,
    },
    familyTurns(706, 106),
  ],
  trims: [
    ...familyGaps,
    {
      on: 'apron',
      facing: 'front',
      line: line('96,842 80,812 62,772 30,732 0,722'),
      material: 'chrome',
      width: 10,
      height: 5,
    },
    shutLine('apron', 'front', '176,742 120,716 60,686 0,676'),
    shutLine('apron', 'front', '0,670 0,600 0,520 0,420'),
    shutLine('apron', 'front', '206,560 150,500 100,440 70,390'),
    shutLine('apron', 'front', '0,862 60,858 120,850 176,826'),
  ],
  floorSide: 'paint',
  rail: 'loop',
  drive: 'engine',
  muffler: { shield: 'engineBlack' },
  mirrors: 'oval',
});
