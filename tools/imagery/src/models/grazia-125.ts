import { line, path } from '../kit/notation.ts';
import { grazia } from '../scooter/bodies/grazia.ts';
import { across, cornerTurns, rearTurns, scooter, slats, tyre } from '../scooter/index.ts';

export const grazia125 = scooter({
  id: 'grazia-125',
  name: 'Grazia 125',
  class: 'sport scooter',
  dimensions: {
    wheelbase: 1260,
    length: 1829,
    width: 707,
    height: 1167,
    seatHeight: 766,
    groundClearance: 171,
  },
  plate: 'DEMO 125',
  colours: [
    {
      name: 'Matte Cyber Yellow',
      body: '#c7b325',
      matte: true,
      accent: '#1b1c1f',
      accent2: '#eef0f2',
      text: '#1b1c1f',
      rail: '#1b1c1f',
    },
    { name: 'Pearl Spartan Red', body: '#ad121b', metal: 0.35, accent: '#1a1b1e', rail: '#1b1c1f' },
    { name: 'Pearl Siren Blue', body: '#1c3a80', metal: 0.45, accent: '#15171b', rail: '#1b1c1f' },
    {
      name: 'Matte Axis Grey Metallic',
      body: '#5b6067',
      matte: true,
      accent: '#1a1b1e',
      accent2: '#c9a227',
      rail: '#1b1c1f',
    },
  ],
  tyres: { front: tyre(90, 90, 12), rear: tyre(90, 100, 10) },
  wheels: { spokes: 'twin5', rim: 'alloyBlack', lip: 'alloy' },
  disc: 190,
  spring: 'redPlain',
  ...grazia,
  body: {
    ...grazia.body,
    decal: [
      { text: 'GRAZIA', at: [330, 640], size: 38, fill: 'text', turn: -12, slant: 0.2, spacing: 3 },
    ],
  },
  lamps: [
    {
      on: 'apron',
      facing: 'front',
      kind: 'head',
      form: path('22,728! 60,752 118,800! 128,760 84,704 26,684!'),
      bowls: [
        [52, 722, 20],
        [88, 754, 18],
      ],
      guides: [line('30,728 66,748 112,786')],
    },
    {
      on: 'apron',
      facing: 'front',
      kind: 'position',
      form: path('60,682! 104,712 142,764! 150,744 120,690 70,656!'),
      guides: [line('72,674 110,702 140,744')],
    },
    cornerTurns('124,846! 172,822 190,776! 146,802'),
    {
      on: 'body',
      facing: 'rear',
      kind: 'tail',
      form: across(path('0.5,772! 60,768 104,748! 96,722 50,716! 0.5,704!')),
      guides: [line('20,746 60,744 92,736')],
    },
  ],
  inlays: [
    {
      on: 'apron',
      facing: 'front',
      form: across(path('0.5,770! 40,782 120,828! 166,776! 136,680 76,636! 24,560! 0.5,556!')),
      material: 'plasticGloss',
      out: 2,
    },
    {
      on: 'cowl',
      facing: 'front',
      form: across(path('0.5,1024! 60,1012 60,940! 0.5,900!')),
      material: 'plasticGloss',
      out: 3,
    },
    {
      on: 'body',
      facing: 'side',
      form: path(`
        660,380! 540,392 500,456! 330,470! 210,556 40,586! -120,660! -350,800! -350,560! 0,440!
        260,250! 660,250!
      `),
      material: 'plastic',
    },
    { ...rearTurns, form: path('112,744! 136,728 130,706 104,716!') },
  ],
  trims: [
    {
      on: 'cowl',
      facing: 'front',
      line: line('70,1000 112,984 150,950'),
      material: 'drl',
      width: 9,
      height: 4,
    },
    {
      on: 'cowl',
      facing: 'front',
      line: line('70,984 108,966 140,936'),
      material: 'amber',
      width: 8,
      height: 3,
    },
    { on: 'apron', facing: 'front', line: line('0,548 0,480 0,400'), material: 'black' },
    {
      on: 'apron',
      facing: 'front',
      line: line('196,740 152,650 96,600 60,520 44,400'),
      material: 'black',
    },
    {
      on: 'apron',
      facing: 'front',
      line: line('0,770 40,784 120,830'),
      material: 'chrome',
      width: 6,
      height: 4,
    },
    ...slats('apron', [640, 616, 592], (y) => 16 + (y - 592) * 0.7, 'alloyBlack', 7),
  ],
  floorSide: 'plastic',
  rail: 'grips',
  railFinish: 'alloy',
  drive: 'engine',
  muffler: { shield: 'engineBlack' },
  mirrors: 'hexagon',
  visor: 'fly',
});
