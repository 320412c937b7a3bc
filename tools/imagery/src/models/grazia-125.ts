import { line, path } from '../kit/notation.ts';
import { grazia, graziaGaps } from '../scooter/bodies/grazia.ts';
import { across, cornerTurns, scooter, slats, tyre, shutLine } from '../scooter/index.ts';

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
    },
    { name: 'Pearl Spartan Red', body: '#ad121b', metal: 0.35, accent: '#1a1b1e' },
    { name: 'Pearl Siren Blue', body: '#1c3a80', metal: 0.45, accent: '#15171b' },
    {
      name: 'Matte Axis Grey Metallic',
      body: '#5b6067',
      matte: true,
      accent: '#1a1b1e',
      accent2: '#c9a227',
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
      { text: 'GRAZIA', at: [380, 570], size: 40, fill: 'text', turn: -12, slant: 0.2, spacing: 3 },
    ],
  },
  lamps: [
    {
      on: 'apron',
      facing: 'front',
      kind: 'head',
      form: path('24,714! 70,744 150,808! 160,786 122,730 36,672!'),
      bowls: [
        [62, 722, 20],
        [104, 758, 18],
      ],
      guides: [line('34,720 76,752 144,802')],
    },
    {
      on: 'cowl',
      facing: 'front',
      kind: 'position',
      form: path('18,990! 70,1006 146,972! 128,956 66,974 22,964!'),
      guides: [line('28,982 70,994 128,968')],
    },
    cornerTurns('166,820! 196,806 192,768! 172,786!'),
    {
      on: 'body',
      facing: 'rear',
      kind: 'tail',
      form: path('9,820! 50,813 68,798! 62,762! 9,754!'),
      guides: [line('16,776 38,780 56,796')],
    },
  ],
  inlays: [
    {
      on: 'apron',
      facing: 'front',
      form: across(
        path('0.5,736! 60,766 152,834! 206,816! 200,756! 134,694 76,632! 28,566! 0.5,560!'),
      ),
      material: 'plasticGloss',
      out: 2,
    },
    {
      on: 'cowl',
      facing: 'front',
      form: across(path('0.5,1014! 70,1022 168,980! 134,942 60,950 0.5,928!')),
      material: 'plasticGloss',
      out: 3,
    },
    {
      on: 'body',
      facing: 'side',
      form: path(`
        660,380! 546,390! 508,462! 330,478! 206,566! 40,592! -120,668! -350,800! -350,560! 0,440!
        260,250! 660,250!
      `),
      material: 'plastic',
    },
    {
      on: 'body',
      facing: 'side',
      form: path('-320,812! -254,795! -260,777! -314,788!'),
      material: 'amber',
      out: 4.5,
    },
  ],
  trims: [
    ...graziaGaps,
    shutLine('apron', 'front', '0,548 0,480 0,400'),
    shutLine('apron', 'front', '196,740 152,650 96,600 60,520 44,400'),
    ...slats('apron', [640, 616, 592], (y) => 16 + (y - 592) * 0.7, 'alloyBlack', 7),
  ],
  floorSide: 'plastic',
  rail: 'grips',
  railFinish: 'alloy',
  drive: 'engine',
  muffler: { shield: 'alloy' },
  mirrors: 'hexagon',
  visor: 'fly',
});
