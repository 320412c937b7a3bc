import { line, path, row } from '../kit/notation.ts';
import {
  across,
  cornerTurns,
  family,
  familyGaps,
  familyTail,
  rearTurns,
  scooter,
  skirt,
  slats,
  tyre,
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
  ...family,
  apron: {
    ...family.apron,
    front: row('288:160 380:184 520:206 660:220 780:214 850:188 900:150'),
    round: 42,
    decal: [],
  },
  cowl: {
    ...family.cowl,
    side: path('908,946 924,1006 980,1056 1050,1064 1116,1022 1140,950 1096,886 990,880'),
    front: row('876:116 920:168 960:190 1004:182 1064:104'),
    round: 44,
  },
  body: {
    ...family.body,
    side: path(`
      584,700! 300,724 20,752 -180,778 -290,780 -336,744 -326,684 -270,606 -170,530 0,452 180,390
      330,338 442,312 522,300! 544,372 560,480 574,600
    `),
    crease: undefined,
    round: 56,
    decal: [
      { gap: line('560,654 300,680 0,708 -240,744') },
      { text: 'AVIATOR', at: [180, 620], size: 44, fill: 'text', turn: -6, spacing: 3 },
    ],
  },
  seat: {
    ...family.seat,
    side: path(`
      604,752 578,792 450,796 250,790 130,798 40,814 -100,826 -226,828 -266,812! -246,790 -60,766
      160,740 360,722 560,706 600,728
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
    cornerTurns('92,840 148,824 178,784 174,748 132,744 100,780', 'chrome'),
    ...familyTail,
  ],
  inlays: [
    skirt('paint2', -40),
    {
      on: 'apron',
      facing: 'front',
      form: across(path('0.5,836 30,822 40,780 34,700 22,640 0.5,622')),
      material: 'chrome',
      out: 3,
    },
    rearTurns,
  ],
  trims: [
    ...familyGaps,
    ...slats('apron', [796, 768, 740, 712, 684], () => 24, 'plasticGloss', 10),
    { on: 'apron', facing: 'front', line: line('0,600 0,520 0,440'), material: 'black' },
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
      line: line('560,368 430,400 200,478 -40,574 -200,646'),
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
