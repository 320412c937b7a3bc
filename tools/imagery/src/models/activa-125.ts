import { line, path, row } from '../kit/notation.ts';
import {
  across,
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

export const activa125 = scooter({
  id: 'activa-125',
  name: 'Activa 125',
  class: 'family scooter',
  dimensions: {
    wheelbase: 1260,
    length: 1850,
    width: 707,
    height: 1170,
    seatHeight: 765,
    groundClearance: 162,
  },
  plate: 'DEMO 125',
  colours: [
    { name: 'Pearl Siren Blue', body: '#1b377b', metal: 0.45 },
    { name: 'Pearl Precious White', body: '#e8e4da', metal: 0.05, text: '#3a3c40', ...brown },
    { name: 'Rebel Red Metallic', body: '#991018', metal: 0.4, ...brown },
    { name: 'Matte Axis Grey Metallic', body: '#5a5f66', matte: true },
    { name: 'Pearl Igneous Black', body: '#181a1e', metal: 0.45 },
    { name: 'Pearl Deep Ground Grey', body: '#4b5156', metal: 0.5 },
  ],
  tyres: { front: tyre(90, 90, 12), rear: tyre(90, 100, 10) },
  wheels: { spokes: 'six', rim: 'alloyBlack', lip: 'alloy' },
  disc: 190,
  spring: 'black',
  ...rounded,
  apron: {
    ...rounded.apron,
    side: path(`
      1002,896! 1072,892 1136,862 1184,806 1198,730 1172,604 1114,464 1026,358 946,290! 912,302!
      978,412 1018,530 1030,650 1016,790
    `),
    round: 22,
    crease: { at: [1100, 700], slope: 1.3, height: -12 },
  },
  cowl: {
    ...rounded.cowl,
    side: path('926,940 936,1010 970,1062! 1030,1074 1108,1030 1152,960 1124,906 1066,888! 984,888'), // oxfmt-ignore
    front: row('884:122 920:174 958:204 1010:180 1074:90'),
    round: 26,
  },
  mudguard: { ...rounded.mudguard, from: 26, drop: 92, nose: 0.28 },
  forms: {
    rail: [[40, 756, 152], [-30, 792, 162], [-130, 822, 154], [-230, 842, 120], [-284, 848, 64]], // oxfmt-ignore
  },
  body: {
    ...rounded.body,
    side: path(`
      578,698! 300,702 60,720 -120,746 -220,766 -276,764! -296,716 -262,640! -190,574 -60,516
      60,462 180,412 320,356 430,318 500,298 646,290! 600,312 550,352 526,420 532,500 556,600
    `),
    decal: [{ text: 'ACTIVA 125', at: [190, 606], size: 38, fill: 'text', turn: -10, spacing: 2 }],
  },
  lamps: [
    cowlLamp({ wide: 118, frame: 'chrome' }),
    {
      on: 'apron',
      facing: 'front',
      kind: 'head',
      form: path('60,850! 120,838 168,806 184,760 178,720! 150,756 108,792 66,812!'),
      deep: 20,
      guides: [line('76,834 126,818 164,784 172,748')],
    },
    cornerTurns('82,806! 118,786 150,752 164,724! 128,756 98,784', 'black'),
    familyTail(752, 92, 56, 98),
  ],
  inlays: [
    familyEdge,
    {
      on: 'apron',
      facing: 'front',
      form: across(path('0.5,838! 34,832 58,770 46,680 20,600! 0.5,594!')),
      material: 'paint',
      out: 5,
    },
    familyTurns(752, 92),
  ],
  trims: [
    ...familyGaps,
    {
      on: 'apron',
      facing: 'front',
      line: line('64,804 66,770 52,676 24,590 0,576'),
      material: 'chrome',
      width: 13,
      height: 6,
    },
    shutLine('apron', 'front', '0,864 60,860 120,848 176,824'),
    shutLine('apron', 'front', '206,610 150,560 90,486 60,420 40,372'),
    {
      on: 'cowl',
      facing: 'front',
      line: line('-118,1006 -60,1030 0,1036 60,1030 118,1006'),
      material: 'chrome',
      width: 10,
      height: 4,
    },
    {
      on: 'body',
      facing: 'side',
      line: line('486,500 400,518 200,570 0,628 -180,686'),
      material: 'chrome',
      width: 8,
    },
  ],
  floorSide: 'paint',
  rail: 'loop',
  drive: 'engine',
  muffler: { shield: 'chrome' },
  mirrors: 'oval',
  mirrorChrome: true,
});
