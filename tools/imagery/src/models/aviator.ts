import { line, path, row } from '../kit/notation.ts';
import {
  across,
  cornerTurns,
  rounded,
  familyEdge,
  familyGaps,
  familyTail,
  familyTurns,
  scooter,
  slats,
  tyre,
  shutLine,
} from '../scooter/index.ts';

export const aviator = scooter({
  id: 'aviator',
  name: 'Aviator',
  class: 'family scooter',
  dimensions: {
    wheelbase: 1256,
    length: 1802,
    width: 703,
    height: 1162,
    seatHeight: 790,
    groundClearance: 145,
  },
  plate: 'DEMO 110',
  colours: [
    { name: 'Pearl Spartan Red', body: '#b0121c', metal: 0.35, second: '#b9bcc0' },
    {
      name: 'Pearl Amazing White',
      body: '#eae8e2',
      metal: 0.05,
      text: '#3a3c40',
      second: '#a9adb2',
    },
    {
      name: 'Matte Selene Silver Metallic',
      body: '#9a9ea3',
      matte: true,
      text: '#26282c',
      second: '#5a5e63',
    },
    { name: 'Pearl Igneous Black', body: '#191b1f', metal: 0.45, second: '#9fa3a8' },
  ],
  tyres: { front: tyre(90, 90, 12), rear: tyre(90, 100, 10) },
  wheels: { spokes: 'blade10', rim: 'alloy' },
  disc: 190,
  spring: 'spring',
  ...rounded,
  apron: {
    ...rounded.apron,
    front: row('288:160 380:184 520:206 660:220 780:214 850:188 900:150'),
    round: 42,
    decal: [],
  },
  cowl: {
    ...rounded.cowl,
    side: path('908,946 924,1006 980,1056 1050,1064 1116,1022 1140,950 1096,886 990,880'),
    front: row('876:116 920:168 960:190 1004:182 1064:104'),
    round: 44,
  },
  body: {
    ...rounded.body,
    side: path(`
      578,712! 300,730 20,752 -160,762 -250,744 -290,690 -282,616! -190,540 -60,490 60,446
      180,398 320,346 430,314 500,298 646,290! 600,312 550,352 524,420 530,500 556,600
    `),
    crease: undefined,
    round: 44,
    decal: [{ text: 'AVIATOR', at: [180, 620], size: 44, fill: 'text', turn: -6, spacing: 3 }],
  },
  mudguard: { ...rounded.mudguard, from: 14, drop: 104, nose: 0.5 },
  forms: {
    rail: [[20, 770, 148], [-60, 806, 158], [-180, 830, 134], [-272, 838, 66]], // oxfmt-ignore
  },
  seat: {
    ...rounded.seat,
    side: path(`
      616,752 596,792 470,794 330,788 200,792 80,804 -60,814 -170,808 -232,784! -226,768 -160,752
      -60,748 160,734 360,716 570,706 612,728
    `),
  },
  lamps: [
    {
      on: 'cowl',
      facing: 'front',
      kind: 'head',
      form: across(path('0.5,1030 50,1024 92,996 100,958 78,920 40,904 0.5,900')),
      bowls: [[0, 962, 46]],
      frame: 'chrome',
    },
    cornerTurns('108,838! 146,820 172,786 176,756! 150,778 122,808', 'chrome'),
    familyTail(730, 82, 88, 96),
  ],
  inlays: [
    { ...familyEdge, material: 'paint2' },
    {
      on: 'apron',
      facing: 'front',
      form: across(path('0.5,836 30,822 40,780 34,700 22,640 0.5,622')),
      material: 'chrome',
      out: 3,
    },
    familyTurns(730, 82),
  ],
  trims: [
    ...familyGaps,
    ...slats('apron', [796, 768, 740, 712, 684], () => 24, 'plasticGloss', 10),
    shutLine('apron', 'front', '0,600 0,520 0,440'),
    {
      on: 'apron',
      facing: 'front',
      line: line('212,640 170,560 110,470 70,400'),
      material: 'chrome',
      width: 7,
    },
    {
      on: 'body',
      facing: 'side',
      line: line('560,330 440,356 320,398 180,454 60,504 -60,550 -150,584 -232,602'),
      material: 'chrome',
      width: 8,
    },
  ],
  floorSide: 'paint2',
  rail: 'alloy',
  railFinish: 'alloy',
  drive: 'engine',
  muffler: { shield: 'chrome' },
  mirrors: 'round',
  mirrorChrome: true,
});
